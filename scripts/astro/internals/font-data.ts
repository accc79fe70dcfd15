import { componentDataByCssVariable, type FontData } from 'virtual:astro:assets/fonts/internal';
import type { CssVariable } from 'astro:assets';

/** Returns what Astro's `<Font>` would write for a font: its rules and preloads. @throws Error for an unknown font. */
export function fontData(name: CssVariable): FontData {
  const font = componentDataByCssVariable.get(name);
  if (!font) throw new Error(`There is no font ${name}: add it to "fonts" in astro.config.mjs.`);
  return font;
}
