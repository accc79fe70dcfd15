/** A rule of a font's file, and not of the face of the system that stands in for it. */
const FILE_RULE = /@font-face\s*\{[^}]*url\([^}]*\}/g;
/** The rule of the face that stands in for a font until its file is there. */
const STAND_IN = /@font-face\s*\{[^}]*local\("Arial"\)[^}]*\}/;
/** Bold Arial is so much wider: words in it take the room that they take in our font. */
const NARROWER = 0.94;

/**
 * The rules that Astro writes of fonts: those of their files, and those of the faces that stand in for them.
 * @throws Error when Astro writes them in another way.
 */
export function splitRules(css: string): { files: string; standIns: string } {
  const files = css.match(FILE_RULE);
  if (!files) throw changed('a font’s file');
  return { files: files.join(''), standIns: css.replace(FILE_RULE, '') };
}

/**
 * Lets bold words be bold while Arial stands in for a font of several weights: Astro names its regular face alone, for
 * all of them, and a browser makes no bold of a face that is said to be so already.
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
  new Error(`Astro writes the rule of ${what} in another way: mend scripts/astro/internals/font-rules.ts.`);
