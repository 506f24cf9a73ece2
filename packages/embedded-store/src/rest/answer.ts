/** A body with a status or headers of its own. */
export class Answer {
  readonly body: unknown;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    body: unknown,
    { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
  ) {
    this.body = body;
    this.status = status;
    this.headers = headers;
  }
}
