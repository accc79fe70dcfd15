import { createElement, useEffect } from 'react';
import { reportLoadFailure } from '../../../components/browser/load-failure.ts';
import { EVENT_STATE, OPENS } from './state-markup.ts';

interface Props {
  opens: string | null | undefined;
  /** Text before the state. */
  when?: string;
}

/** `EventState.astro` for islands, whose pages need not have its script. */
export function EventState({ opens, when }: Props) {
  useEffect(() => {
    if (opens) import('./event-state.client.ts').catch(reportLoadFailure);
  }, [opens]);
  return opens ? createElement(EVENT_STATE, { key: opens, class: 'facts', [OPENS]: opens }, when) : null;
}
