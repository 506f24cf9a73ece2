/** A body with a status or headers of its own. */
export class RestAnswer {
  readonly body: unknown;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds until it leaves, for work that takes its time in a real shop. What was written is written before. */
  readonly delay: number;

  constructor(
    body: unknown,
    {
      status = 200,
      headers = {},
      delay = 0,
    }: { status?: number; headers?: Record<string, string>; delay?: number } = {},
  ) {
    this.body = body;
    this.status = status;
    this.headers = headers;
    this.delay = delay;
  }
}
