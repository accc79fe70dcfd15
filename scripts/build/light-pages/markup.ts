/** Attributes of a tag as Astro writes them: quoted values hold anything, `<script>` included. */
const ATTRIBUTES = String.raw`((?:\s+[^\s"'<>=/]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*\s*\/?)`;
const TOKEN = new RegExp(
  String.raw`<!--[\s\S]*?-->|<(script|style|textarea|title)${ATTRIBUTES}>([\s\S]*?)</\1>|<([a-z][\w-]*)${ATTRIBUTES}>`,
  'g',
);

/** A tag of a page, with its content where that is text and no markup: `script`, `style`, `textarea`, `title`. */
export interface Tag {
  whole: string;
  name: string;
  attributes: string;
  content: string | null;
}

/**
 * Replaces tags of a page as Astro writes it. What merely reads like a tag, in an attribute's value, a comment or a
 * script, is left alone: titles come from elsewhere and may hold anything.
 */
export function replaceTags(page: string, replace: (tag: Tag) => string): string {
  return page.replace(
    TOKEN,
    (
      whole: string,
      raw: string | undefined,
      rawAttributes: string | undefined,
      content: string | undefined,
      tag: string | undefined,
      attributes: string | undefined,
    ) => {
      const name = raw ?? tag;
      if (name === undefined) return whole;
      return replace({
        whole,
        name,
        attributes: rawAttributes ?? attributes ?? '',
        content: content ?? null,
      });
    },
  );
}
