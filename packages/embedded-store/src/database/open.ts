import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { errorCode } from './error-code';
import { DatabaseFileError } from './errors';
import { APPLICATION_ID, detectFileFormat } from './file-header';
import { migrate } from './migrate';
import { first } from './query';
import type { StoreDatabase } from './query';
import { explainStorage } from './storage';

/** Pages of the file that stay in memory, in KiB: enough for a year of a large shop. */
const CACHE_KIB = 64 * 1024;

/**
 * How long a statement waits for another process, in which this one does nothing else. Whoever can wait otherwise does
 * (`whenWritable`).
 */
export const BUSY_TIMEOUT_MS = 100;

/** The same while the store starts, when nobody else waits. */
const STARTING_TIMEOUT_MS = 5_000;

/**
 * Opens or creates the store's file and brings its tables up to date.
 * A file that is not ours is not even opened, so it stays exactly as it was.
 * @param update brings the tables up to date
 * @throws {DatabaseFileError} when the file cannot be used.
 */
export function openDatabase(file: string, update: (db: StoreDatabase) => void = migrate): StoreDatabase {
  const isNew = file === ':memory:' || isNewFile(file);
  const db = connect(file);
  try {
    if (isNew) db.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
    else assertIntact(db, file);
    // Confirmed means on disk: with FULL, a commit survives a power cut and not only a crash of this process.
    db.exec('PRAGMA journal_mode = WAL');
    db.exec('PRAGMA synchronous = FULL');
    db.exec('PRAGMA foreign_keys = ON');
    db.exec(`PRAGMA cache_size = -${CACHE_KIB}`);
    update(db);
    db.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  } catch (error) {
    db.close();
    throw explain(error, file);
  }
  return db;
}

/** Brings everything into the one file, so that a copy of it is a copy of the store, and lets go of it. */
export function closeDatabase(db: StoreDatabase): void {
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    // Without room for it everything confirmed stays in the journal beside the file, and is read from there.
    if (!explainStorage(error)) throw error;
  } finally {
    db.close();
  }
}

function isNewFile(file: string): boolean {
  const folder = path.dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw new DatabaseFileError(`The folder ${folder} cannot be created.`, { cause });
  }
  return detectFileFormat(file) === 'new';
}

function connect(file: string): StoreDatabase {
  try {
    return new Database(file, { timeout: STARTING_TIMEOUT_MS });
  } catch (cause) {
    throw new DatabaseFileError(`The store file ${file} cannot be opened for reading and writing.`, {
      cause,
    });
  }
}

function assertIntact(db: StoreDatabase, file: string): void {
  if (first(db, 'PRAGMA quick_check(1)')?.['quick_check'] === 'ok') return;
  throw new DatabaseFileError(`The store file ${file} is damaged and was left as it is.`);
}

function explain(error: unknown, file: string): Error {
  if (error instanceof DatabaseFileError) return error;
  const storage = explainStorage(error);
  if (storage)
    return new DatabaseFileError(`${storage.sentence} The store file is ${file}.`, { cause: error });
  const [, reason] = REASONS.find(([start]) => errorCode(error).startsWith(start)) ?? ['', 'cannot be used'];
  return new DatabaseFileError(`The store file ${file} ${reason}.`, { cause: error });
}

const REASONS: readonly (readonly [code: string, reason: string])[] = [
  ['SQLITE_NOTADB', 'is damaged and was left as it is'],
  ['SQLITE_CORRUPT', 'is damaged and was left as it is'],
  ['SQLITE_CANTOPEN', 'cannot be opened for reading and writing'],
];
