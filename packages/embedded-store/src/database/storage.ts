import { errorCode } from './error-code';

/** Why the file takes nothing at the moment. Whatever was being written was taken back. */
export interface StorageProblem {
  /** An HTTP status for whoever wanted to write. */
  status: 503 | 507;
  code: string;
  sentence: string;
}

const FULL: StorageProblem = {
  status: 507,
  code: 'store_disk_full',
  sentence: 'The store’s disk is full. Nothing was saved.',
};

const TROUBLES: readonly (readonly [start: string, trouble: StorageProblem])[] = [
  ['SQLITE_FULL', FULL],
  // A limit on the size of files or of a user's share.
  ['SQLITE_IOERR_WRITE', FULL],
  ['SQLITE_IOERR_SHMSIZE', FULL],
  ['SQLITE_IOERR_TRUNCATE', FULL],
  [
    'SQLITE_BUSY',
    {
      status: 503,
      code: 'store_busy',
      sentence: 'Another program is using the store file. Nothing was saved.',
    },
  ],
  [
    'SQLITE_READONLY',
    {
      status: 507,
      code: 'store_read_only',
      sentence: 'The store file is read-only. Nothing was saved.',
    },
  ],
];

/** What the driver's failure says about the place where the store is kept, if that is what it is about. */
export function explainStorage(error: unknown): StorageProblem | undefined {
  const code = errorCode(error);
  return TROUBLES.find(([start]) => code.startsWith(start))?.[1];
}
