/** Marks a script for editors; the text stays as it is written, with nothing inserted. */
export const js = String.raw;
