/** Styles: part of the page where the client imports them, and text where the embedded store does. */
declare module '*.css' {
  const text: string;
  export default text;
}

/** Text, in the embedded store. */
declare module '*.sql' {
  const text: string;
  export default text;
}
