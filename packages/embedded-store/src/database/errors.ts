/** A database file that can't be used. The message is one sentence for the user who started the server. */
export class DatabaseFileError extends Error {
  override readonly name = 'DatabaseFileError';
}

/** The `code` of a Node or database driver error; `''` for anything without one. */
export function errorCode(error: unknown): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : '';
}
