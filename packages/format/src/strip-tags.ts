/**
 * Removes HTML tags in linear time: a `<` without a `>` before the next `<` is not a tag. The result is text, never
 * HTML.
 */
export const stripTags = (html: string, replacement = ''): string =>
  html.replaceAll(/<[^<>]*>/g, replacement);
