/** Marks a stylesheet for editors and formatters; the text stays as it is written. */
export const css = String.raw;
