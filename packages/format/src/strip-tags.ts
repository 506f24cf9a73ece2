/**
 * Text without its HTML tags, in time proportional to its length: a `<` that no `>` follows before the next `<` is no
 * tag. The result is text, never HTML.
 */
export const stripTags = (html: string, replacement = ''): string =>
  html.replaceAll(/<[^<>]*>/g, replacement);
