import { iconHref, type IconName } from './icons.ts';

/** An icon inside an island; the words next to it state its meaning. Outside islands, use `Icon.astro`. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}
