import { UsageError } from './cli';
import { DatabaseFileError, errorCode, explainStorage } from './database';

const SENTENCES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is already in use. Choose another one, for example PORT=4011.',
  EACCES: 'This user is not allowed to use the port. Choose one above 1023, for example PORT=4010.',
  EADDRNOTAVAIL: 'This machine does not have the address given to --host.',
  ENOTFOUND: 'The address given to --host is not known.',
};

/** Why the store did not start, for the user who started it: one sentence where that is enough, otherwise the stack. */
export function explainFailure(error: unknown): string {
  if (error instanceof UsageError || error instanceof DatabaseFileError) return error.message;
  const sentence = explainStorage(error)?.sentence ?? SENTENCES[errorCode(error)];
  return sentence ?? `The store could not start. ${error instanceof Error ? error.stack : String(error)}`;
}
