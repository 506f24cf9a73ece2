/** A database file that cannot be used. The message is one sentence for the person who started the server. */
export class DatabaseFileError extends Error {
  override readonly name = 'DatabaseFileError';
}
