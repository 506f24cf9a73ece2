import { errorCode } from './errors';
import { __ } from '../i18n';

/** Why the file can't be written at the moment. The write was rolled back. */
export interface StorageProblem {
  /** HTTP status for the request that tried to write. */
  status: 503 | 507;
  code: string;
  /** In the language of the request. */
  readonly sentence: string;
}

const FULL: StorageProblem = {
  status: 507,
  code: 'store_disk_full',
  get sentence() {
    return __('The store’s disk is full. Nothing was saved.', 'store-admin');
  },
};

const TROUBLES: readonly (readonly [start: string, trouble: StorageProblem])[] = [
  ['SQLITE_FULL', FULL],
  // The limit on file size or a user's disk quota.
  ['SQLITE_IOERR_WRITE', FULL],
  ['SQLITE_IOERR_SHMSIZE', FULL],
  ['SQLITE_IOERR_TRUNCATE', FULL],
  [
    'SQLITE_BUSY',
    {
      status: 503,
      code: 'store_busy',
      get sentence() {
        return __('Another program is using the store file. Nothing was saved.', 'store-admin');
      },
    },
  ],
  [
    'SQLITE_READONLY',
    {
      status: 507,
      code: 'store_read_only',
      get sentence() {
        return __('The store file is read-only. Nothing was saved.', 'store-admin');
      },
    },
  ],
];

/** Maps a driver error to a storage problem; `undefined` when storage is not the cause. */
export function explainStorage(error: unknown): StorageProblem | undefined {
  const code = errorCode(error);
  return TROUBLES.find(([start]) => code.startsWith(start))?.[1];
}
