import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { DatabaseFileError, errorCode } from './errors';
import { APPLICATION_ID, detectFileFormat } from './file-header';
import { migrate } from './migrate';
import { first } from './query';
import type { StoreDatabase } from './query';
import { explainStorage } from './storage';
import { BUSY_TIMEOUT_MS } from './transaction';

/** Size of SQLite's page cache in KiB: enough for a year of a large store. */
const CACHE_KIB = 64 * 1024;

/** How long a statement waits for another process's lock during startup, when no requests are waiting. */
const STARTING_TIMEOUT_MS = 5_000;

/**
 * Opens or creates the store's file and migrates its tables. A file that is not ours is not opened, so it stays
 * unchanged.
 * @param update brings the tables up to date
 * @throws {DatabaseFileError} when the file cannot be used.
 */
export function openDatabase(file: string, update: (db: StoreDatabase) => void = migrate): StoreDatabase {
  const isNew = file === ':memory:' || isNewFile(file);
  const db = connect(file);
  try {
    if (isNew) db.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
    else assertIntact(db, file);
    // A confirmed write is on disk: with FULL, a commit survives a power failure and not only a crash of this process.
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

/** Writes the journal back into the main file, so that a copy of the file is a copy of the store, and closes it. */
export function closeDatabase(db: StoreDatabase): void {
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    // If the disk has no room for this, all confirmed data stays in the journal file and is read from there.
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
