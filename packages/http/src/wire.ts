/** What came over the wire, whatever it is worth. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}
