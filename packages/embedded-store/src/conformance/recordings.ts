import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One request and response recorded on the platform. */
export interface Recording {
  file: string;
  name: string;
  request: {
    method: string;
    path: string;
    query?: Readonly<Record<string, unknown>>;
    body?: unknown;
    auth: string;
    headers?: Readonly<Record<string, string>>;
  };
  response: { status: number; headers: Readonly<Record<string, string>>; body: unknown };
  /** Lists were shortened or members removed. */
  trimmed?: boolean;
}

/** Outside the project's own folder. */
const FOLDER = path.resolve(__dirname, '../../../../../shared/contract/recordings');

export const hasRecordings = existsSync(FOLDER);

/** All recordings by file, in the order in which they were made. */
export function readRecordings(): Map<string, Recording[]> {
  const files = hasRecordings ? readdirSync(FOLDER).toSorted() : [];
  return new Map(files.map((file) => [file.replace(/\.json$/, ''), readFile(file)]));
}

function readFile(file: string): Recording[] {
  const recordings: unknown = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'));
  if (!Array.isArray(recordings) || !recordings.every(isRecording))
    throw new TypeError(`${file} holds no recordings.`);
  return recordings.map((recording) => ({ ...recording, file: file.replace(/\.json$/, '') }));
}

function isRecording(value: unknown): value is Omit<Recording, 'file'> {
  return typeof value === 'object' && value !== null && 'request' in value && 'response' in value;
}
