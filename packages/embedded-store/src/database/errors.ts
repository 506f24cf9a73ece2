/** A database file that can't be used. The message is one sentence for the user who started the server. */
export class DatabaseFileError extends Error {
  override readonly name = 'DatabaseFileError';
}
