import { readJson, writeItem } from '../../stores/browser-storage.ts';

/**
 * Keeps what is typed through failures, reloads, a change of language and going offline, until it is cleared. Text
 * typed before this runs is not overwritten. @returns a function that clears it.
 */
export function keepDraft(form: HTMLFormElement, name: string): () => void {
  const key = `draft ${name}`;
  // A draft stays in its tab, so that nobody else finds it on a shared computer.
  const draft = readJson('session', key);
  if (Array.isArray(draft)) restore(form, draft.filter(isEntry));
  form.addEventListener('input', () => void writeItem('session', key, JSON.stringify(entriesOf(form))));
  return () => {
    form.reset();
    writeItem('session', key, null);
  };
}

type Entry = [name: string, value: string];

function entriesOf(form: HTMLFormElement): Entry[] {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value ? [[name, value]] : [],
  );
}

function restore(form: HTMLFormElement, entries: readonly Entry[]): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked ||= entries.some(([name, value]) => name === field.name && value === field.value);
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.value ||= entries.find(([name]) => name === field.name)?.[1] ?? '';
    }
  }
}

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}
