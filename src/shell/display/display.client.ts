import { showNotices } from '../../components/browser/notices.ts';
import { readItem, writeItem } from '../../stores/browser-storage.ts';
import { dismissAbout, notify } from '../../stores/notices.ts';
import { DISPLAY, NOT_STORED, SAVER, SCHEME } from './display-markup.ts';
import { watchSavedBytes } from './saved-bytes.client.ts';

const root = document.documentElement.dataset;

/** Stores and applies the setting chosen in the form. If the browser stores nothing, it applies to this page only. */
export function changeDisplay({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.form) return;
  const value = target.type === 'checkbox' ? String(target.checked) : target.value;
  root[target.name] = value;
  if (writeItem('local', target.name, value)) dismissAbout(DISPLAY);
  else notify({ about: DISPLAY, kind: 'error', text: target.form.getAttribute(NOT_STORED) ?? '' });
  showNotices();
  showDisplay();
}

/** Applies the current settings to the page, the form, the browser's toolbar, and the pictures not loaded yet. */
export function showDisplay(): void {
  for (const key of [SCHEME, SAVER]) root[key] = readItem('local', key) ?? root[key] ?? '';
  const saves = root[SAVER] === 'true';
  const form = document.forms.namedItem(DISPLAY);
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement)) continue;
    field.checked = field.name === SCHEME ? field.value === root[SCHEME] : saves;
  }
  showScheme(root[SCHEME] ?? '');
  for (const source of document.querySelectorAll<HTMLSourceElement>('[sizes]')) setSize(source, saves);
  if (form && saves) watchSavedBytes(form);
}

/** Sets the toolbar's colour to that of the chosen scheme, if the page has one for each scheme. */
function showScheme(scheme: string): void {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][media]');
  for (const meta of metas) {
    const own = (meta.dataset[SCHEME] ??= /dark|light/.exec(meta.media)?.[0] ?? '');
    const chosen = scheme === own ? 'all' : 'not all';
    meta.media = scheme ? chosen : `(prefers-color-scheme:${own})`;
  }
}

/** Sets a picture to its smallest size, or back. Pictures already loaded and the first of the page stay as they are. */
function setSize(source: HTMLSourceElement, saves: boolean): void {
  const image = source.parentElement?.querySelector('img');
  const { dataset, sizes } = source;
  if (saves && !dataset['sizes'] && image?.loading === 'lazy' && !image.currentSrc) {
    dataset['sizes'] = sizes;
    source.sizes = '1px';
  } else if (!saves && dataset['sizes']) {
    source.sizes = dataset['sizes'];
    delete dataset['sizes'];
  }
}
