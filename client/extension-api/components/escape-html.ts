/** Escapes text for use in HTML. */
export const escapeHTML = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('>', '&gt;').replaceAll('<', '&lt;');
