/** Text as it is in markup. */
export const escapeHTML = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('>', '&gt;').replaceAll('<', '&lt;');
