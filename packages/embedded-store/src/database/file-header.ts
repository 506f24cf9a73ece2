import { closeSync, openSync, readSync } from 'node:fs';
import { DatabaseFileError, errorCode } from './errors';

/** "StAd" in the file header: tells our files from other SQLite databases. */
export const APPLICATION_ID = 0x53_74_41_64;

/** Layout of the header: https://www.sqlite.org/fileformat.html#the_database_header */
const HEADER_BYTES = 100;
const MAGIC = 'SQLite format 3\0';
const APPLICATION_ID_OFFSET = 68;

/**
 * Tells an existing file of ours from one that doesn't exist yet.
 * @throws {DatabaseFileError} for anything else.
 */
export function detectFileFormat(file: string): 'new' | 'ours' {
  const header = readHeader(file);
  if (header.length === 0) return 'new';
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, MAGIC.length) !== MAGIC) {
    throw new DatabaseFileError(`The file ${file} is damaged or no store, and was left as it is.`);
  }
  if (header.readUInt32BE(APPLICATION_ID_OFFSET) !== APPLICATION_ID) {
    throw new DatabaseFileError(`The file ${file} belongs to another program and was left as it is.`);
  }
  return 'ours';
}

function readHeader(file: string): Buffer {
  try {
    const descriptor = openSync(file, 'r');
    try {
      const header = Buffer.alloc(HEADER_BYTES);
      return header.subarray(0, readSync(descriptor, header, 0, HEADER_BYTES, 0));
    } finally {
      closeSync(descriptor);
    }
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT') return Buffer.alloc(0);
    const reason = errorCode(cause) === 'EISDIR' ? 'is a folder' : 'cannot be read';
    throw new DatabaseFileError(`The store file ${file} ${reason}.`, { cause });
  }
}
