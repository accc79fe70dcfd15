/** The rule of the face that stands in for a font until its file is there. */
const STAND_IN = /@font-face\s*\{[^}]*local\("Arial"\)[^}]*\}/;
/** Bold Arial is so much wider: words in it take the room that they take in our font. */
const NARROWER = 0.94;

/**
 * Lets bold words be bold while Arial stands in for a font of several weights: Astro names its regular face alone, for
 * all of them, and a browser makes no bold of a face that is said to be so already.
 * @param css rules of the font, with a weight from 400 to 600.
 * @throws Error when there is no such rule.
 */
export function withBoldFallback(css: string): string {
  const [regular] = STAND_IN.exec(css) ?? [];
  if (!regular || !/font-weight:\s*400 600/.test(regular))
    throw new Error('Astro writes the rule of Arial in another way: mend src/shell/bold-fallback.ts.');
  const bold = regular
    .replace('local("Arial")', 'local("Arial Bold")')
    .replace(/(?<=font-weight:\s*)400 600/, '600')
    .replace(/(?<=size-adjust:\s*)[\d.]+/, (percent) => (Number(percent) * NARROWER).toFixed(1))
    .replaceAll(/(?<=(?:ascent|descent)-override:\s*)[\d.]+/g, (percent) =>
      (Number(percent) / NARROWER).toFixed(1),
    );
  return css.replace(regular, regular.replace('400 600', '400 500') + bold);
}
