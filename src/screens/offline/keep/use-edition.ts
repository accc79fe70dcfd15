import { useCallback, useEffect, type RefObject } from 'react';
import { readKept, readOffer } from '../../../stores/kept/kept-editions.ts';

/**
 * Reads what the device and the site have of an edition when its `details` are opened, or were opened before this code
 * had come.
 * @returns does so too.
 */
export function useEdition(year: number, details: RefObject<HTMLDetailsElement | null>): () => void {
  const open = useCallback(() => void readKept(year).then(() => readOffer(year)), [year]);
  useEffect(() => {
    const { current } = details;
    const openIfOpen = (): void => {
      if (current?.open) open();
    };
    openIfOpen();
    current?.addEventListener('toggle', openIfOpen);
    return () => current?.removeEventListener('toggle', openIfOpen);
  }, [details, open]);
  return open;
}
