/** What is wrong with the values of a form, as sentences, by the member of the product. */
export type FieldErrors = Record<string, string>;
