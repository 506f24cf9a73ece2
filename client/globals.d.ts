/** A style sheet that the client imports for its side effect; the embedded store imports it as text. */
declare module '*.css' {
  const text: string;
  export default text;
}

/** Imported as text by the embedded store. */
declare module '*.sql' {
  const text: string;
  export default text;
}
