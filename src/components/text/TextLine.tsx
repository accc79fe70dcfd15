import { type Line, langAttributes } from '../../domain/text/localise.ts';

/** A line of texts in an island; texts in another language get a `lang` attribute, as by `inlineHtml`. */
export function TextLine({ line }: { line: Line }) {
  return [line].flat().map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <span key={index} {...langAttributes(part)}>
        {part.text}
      </span>
    ),
  );
}
