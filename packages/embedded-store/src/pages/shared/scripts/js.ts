/** Tags a script for syntax highlighting; the text is used as is, without interpolation. */
export const js = String.raw;
