import { type MouseEvent, type SubmitEvent, useRef, useState } from 'react';
import { isRepeatedClick } from '../../../components/browser/repeated-click.ts';
import type { Outcome } from '../../../stores/outcome.ts';
import { checkFields, tellRefusal } from '../../forms/problems.ts';

/**
 * A form that is sent by a live call: once, however often it is pressed, with what the back end says about a field
 * beside that field. Its fields have the names of what is sent.
 * @param send what is done with what was typed
 * @param onDone what follows when it is done and the form is empty again
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
      tellRefusal(form, fields);
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
      // A form that is sent before this runs does not put its fields into the address.
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
