import { inkOn, readableOnWhite } from '../../domain/colours.ts';
import type { Colours } from '../../domain/model/common.ts';
import type { FestivalData } from '../festival.ts';

/** Colours of one event type or edition, safe to write into a stylesheet: all are `#rrggbb` or `#000`/`#fff`. */
export interface ColourView {
  /** Class that carries them, `type-1` or `edition-1`. */
  className: string;
  main: string;
  companion: string;
  /** Text colour on `main`, by contrast. */
  ink: string;
  companionInk: string;
  /** `main`, darkened until it can be read on white. */
  text: string;
}

const BLACK = '#000000';

function colourView(className: string, { main, companion }: Colours): ColourView {
  const lamp = main ?? BLACK;
  const second = companion ?? lamp;
  return {
    className,
    main: lamp,
    companion: second,
    ink: inkOn(lamp),
    companionInk: inkOn(second),
    text: readableOnWhite(lamp),
  };
}

/** Every colour the data brings (DESIGN §8.16). */
export function colourViews({
  eventTypes,
  editions,
}: Pick<FestivalData, 'eventTypes' | 'editions'>): ColourView[] {
  return [
    ...eventTypes.map((type) => colourView(`type-${type.id}`, type.colours)),
    ...editions.map((edition) => colourView(`edition-${edition.id}`, edition.colours)),
  ];
}

/** The generated stylesheet. */
export function colourSheet(colours: readonly ColourView[]): string {
  return colours
    .map(
      ({ className, main, companion, ink, companionInk, text }) =>
        `.${className}{--lamp:${main};--lamp-2:${companion};--on-lamp:${ink};--on-lamp-2:${companionInk};--lamp-text:${text}}`,
    )
    .join('');
}
