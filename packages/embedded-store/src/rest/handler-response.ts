/** A response body with its own status or headers. */
export class HandlerResponse {
  readonly body: unknown;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Milliseconds until the response is sent, to simulate work that is slow in a real store. Data is written before
   * that.
   */
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
