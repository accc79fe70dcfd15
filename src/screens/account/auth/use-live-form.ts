import { type MouseEvent, type SubmitEvent, useRef, useState } from 'react';
import { isRepeatedClick } from '../../../components/browser/repeated-click.ts';
import type { Outcome } from '../../../stores/outcome.ts';
import { checkFields, showRefusal } from '../../forms/problems.ts';

/**
 * Sends a form by a live call, once, however often its button is pressed. Errors that the back end reports about a
 * field are shown next to it. The fields have the names of the contents to send.
 * @param send sends what was typed
 * @param onDone called after the contents were sent and the form was emptied
 */
export function useLiveForm<Contents>(
  send: (contents: Contents) => Promise<Outcome>,
  onDone: (contents: Contents) => Promise<void> | void,
) {
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    if (isSending.current || !checkFields(form)) return;
    isSending.current = true;
    setBusy(true);
    try {
      const contents = Object.fromEntries(new FormData(form)) as Contents;
      const { isDone, fields } = await send(contents);
      showRefusal(form, fields);
      if (!isDone) return;
      form.reset();
      await onDone(contents);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return {
    form: {
      // Keeps the fields out of the address if the form is submitted before hydration.
      method: 'dialog',
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
    button: {
      'aria-busy': isBusy || undefined,
      onClick: (event: MouseEvent): void => {
        if (isRepeatedClick(event.nativeEvent)) event.preventDefault();
      },
    },
  };
}
