/** Rule of a font's file, as opposed to the rule of a system font that is its fallback. */
const FILE_RULE = /@font-face\s*\{[^}]*url\([^}]*\}/g;
/** Rule of the fallback face, which is shown until the font's file is loaded. */
const STAND_IN = /@font-face\s*\{[^}]*local\("Arial"\)[^}]*\}/;
/** Scale of bold Arial, which is wider, so that words take up the same space in it as in the site's font. */
const NARROWER = 0.94;

/**
 * Splits the rules that Astro writes for fonts into those of font files and those of fallback faces.
 * @throws Error when Astro writes them in another way.
 */
export function splitRules(css: string): { files: string; standIns: string } {
  const files = css.match(FILE_RULE);
  if (!files) throw changed('a font’s file');
  return { files: files.join(''), standIns: css.replace(FILE_RULE, '') };
}

/**
 * Keeps bold words bold while Arial is shown as the fallback of a font with several weights. Astro declares only the
 * regular Arial, for all weights, and browsers do not embolden a face that is declared to be bold already.
 * @param css rules of the font, with a weight from 400 to 600.
 * @throws Error when Astro writes the rule of Arial in another way.
 */
export function withBoldFallback(css: string): string {
  const [regular] = STAND_IN.exec(css) ?? [];
  if (!regular || !/font-weight:\s*400 600/.test(regular)) throw changed('Arial');
  const bold = regular
    .replace('local("Arial")', 'local("Arial Bold")')
    .replace(/(?<=font-weight:\s*)400 600/, '600')
    .replace(/(?<=size-adjust:\s*)[\d.]+/, (percent) => (Number(percent) * NARROWER).toFixed(1))
    .replaceAll(/(?<=(?:ascent|descent)-override:\s*)[\d.]+/g, (percent) =>
      (Number(percent) / NARROWER).toFixed(1),
    );
  return css.replace(regular, regular.replace('400 600', '400 500') + bold);
}

const changed = (what: string): Error =>
  new Error(`Astro writes the rule of ${what} in another way: fix scripts/astro/internals/font-rules.ts.`);
