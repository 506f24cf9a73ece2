/** Marks a stylesheet for editors and formatters; the text stays as it is written. */
export const css = String.raw;

/** What the reader's own system writes with. */
export const SYSTEM_FONTS = `-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Oxygen-Sans, Ubuntu, Cantarell,
  'Helvetica Neue', sans-serif`;
