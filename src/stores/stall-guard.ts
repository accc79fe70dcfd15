/**
 * Aborts a request whose bytes stop arriving, since a network may be connected and still deliver nothing.
 * @param stallMs the longest wait for the next byte.
 * @param reason makes the reason for which the signal is aborted when nothing arrives.
 */
export function stallGuard(outer: AbortSignal, stallMs: number, reason: () => Error) {
  const controller = new AbortController();
  const passOn = (): void => controller.abort(outer.reason);
  const start = () => setTimeout(() => controller.abort(reason()), stallMs);
  let timer = start();
  if (outer.aborted) passOn();
  outer.addEventListener('abort', passOn, { once: true });
  return {
    /** Aborted with the outer signal, or when nothing has arrived for too long. */
    signal: controller.signal,
    /** To be called when bytes have arrived. */
    extend: (): void => {
      clearTimeout(timer);
      timer = start();
    },
    end: (): void => {
      clearTimeout(timer);
      outer.removeEventListener('abort', passOn);
    },
  };
}
