import { componentDataByCssVariable, type FontData } from 'virtual:astro:assets/fonts/internal';
import type { CssVariable } from 'astro:assets';

/** What Astro's `<Font>` would write of a font: its rules, and the files to ask for early. @throws Error for an unknown one. */
export function fontData(name: CssVariable): FontData {
  const font = componentDataByCssVariable.get(name);
  if (!font) throw new Error(`There is no font ${name}: add it to "fonts" in astro.config.mjs.`);
  return font;
}
