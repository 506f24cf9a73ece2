import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { DatabaseFileError } from './errors';
import { migrate } from './migrate';
import { first, integer } from './query';
import type { StoreDatabase } from './query';

/** "StAd" in the file header: tells our files from other people's databases. */
export const APPLICATION_ID = 0x53_74_41_64;

/** How long one writer waits for another process before it gives up. */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * Opens or creates the store's file and brings its tables up to date.
 * A file that is not ours is left exactly as it was.
 * @throws {DatabaseFileError} when the file cannot be used.
 */
export function openDatabase(file: string): StoreDatabase {
  if (file !== ':memory:') createFolder(file);
  const db = connect(file);
  try {
    recognise(db, file);
    // Confirmed means on disk: with FULL, a commit survives a power cut and not only a crash of this process.
    db.exec('PRAGMA journal_mode = WAL');
    db.exec('PRAGMA synchronous = FULL');
    db.exec('PRAGMA foreign_keys = ON');
    migrate(db);
  } catch (error) {
    db.close();
    throw explain(error, file);
  }
  return db;
}

function createFolder(file: string): void {
  const folder = path.dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw new DatabaseFileError(`The folder ${folder} cannot be created.`, { cause });
  }
}

function connect(file: string): StoreDatabase {
  try {
    return new Database(file, { timeout: BUSY_TIMEOUT_MS });
  } catch (cause) {
    const isDirectory = statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
    const reason = isDirectory ? 'is a folder' : 'cannot be opened for reading and writing';
    throw new DatabaseFileError(`The store file ${file} ${reason}.`, { cause });
  }
}

function recognise(db: StoreDatabase, file: string): void {
  const id = integer(first(db, 'PRAGMA application_id'), 'application_id');
  if (id === APPLICATION_ID) {
    assertIntact(db, file);
    return;
  }
  const tables = integer(first(db, 'SELECT count(*) AS total FROM sqlite_schema'), 'total');
  if (id !== 0 || tables > 0) {
    throw new DatabaseFileError(`The file ${file} belongs to another program and was left as it is.`);
  }
  db.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
}

function assertIntact(db: StoreDatabase, file: string): void {
  if (first(db, 'PRAGMA quick_check(1)')?.['quick_check'] === 'ok') return;
  throw new DatabaseFileError(`The store file ${file} is damaged and was left as it is.`);
}

function explain(error: unknown, file: string): Error {
  if (error instanceof DatabaseFileError) return error;
  const code = error instanceof Database.SqliteError ? error.code : '';
  const reason =
    code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')
      ? 'is damaged or not a database, and was left as it is'
      : code.startsWith('SQLITE_READONLY')
        ? 'is read-only'
        : code.startsWith('SQLITE_BUSY')
          ? 'is in use by another program'
          : 'cannot be used';
  return new DatabaseFileError(`The store file ${file} ${reason}.`, { cause: error });
}
