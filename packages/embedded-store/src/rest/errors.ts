/** An answer that says no, in the contract's words: `{ code, message, data }` with the HTTP status. */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly code: string;
  readonly status: number;
  /** What the caller finds under `data`. */
  readonly data: unknown;

  constructor(
    status: number,
    code: string,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.data = { status, ...details };
  }
}

/**
 * The platform builds some errors with a bare number where others have a map: these arrive as HTTP 500 with that
 * number as `data`, and callers know them by their code (contract, section 1.6).
 */
export class BareRestError extends RestError {
  override readonly data: number | null;

  constructor(code: string, message: string, data: number | null) {
    super(500, code, message);
    this.data = data;
  }
}

/** Refusal to delete a record that has no trash, unless it is forced. */
export function createNoTrashError(message: string): RestError {
  return new RestError(501, 'woocommerce_rest_trash_not_supported', message);
}

/** Refusal of a caller: 401 for nobody in particular, 403 for a user who may not, with the same code. */
export function createForbiddenError(user: unknown, code: string, message: string): RestError {
  return new RestError(user ? 403 : 401, code, message);
}
