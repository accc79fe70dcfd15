import { iconHref, type IconName } from './icons.ts';

/** A drawing inside an island; the words beside it say what it means. Outside islands: `components/Icon.astro`. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}
