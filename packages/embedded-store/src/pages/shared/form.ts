import type { Context } from 'hono';
import type { Upload } from '../../rest';

export interface SentForm {
  /** Text values by name, several for lists (`name[]`). */
  values: URLSearchParams;
  /** Files by name; empty file fields are missing. */
  files: ReadonlyMap<string, Upload>;
}

/** The fields of a submitted form by name, several for lists (`name[]`). Files are ignored. */
export async function readForm(request: Context): Promise<URLSearchParams> {
  const type = request.req.header('Content-Type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return new URLSearchParams();
  return new URLSearchParams(await request.req.text());
}

/** The same for a form with file fields. */
export async function readFormWithFiles(request: Context): Promise<SentForm> {
  const type = request.req.header('Content-Type') ?? '';
  if (!type.startsWith('multipart/form-data')) return { values: await readForm(request), files: new Map() };
  const values = new URLSearchParams();
  const files = new Map<string, Upload>();
  for (const [name, value] of await readParts(request)) {
    if (typeof value === 'string') values.append(name, value);
    else if (value.size > 0) {
      files.set(name, { fileName: value.name, content: Buffer.from(await value.arrayBuffer()) });
    }
  }
  return { values, files };
}

/** Returns nothing for an invalid form body. */
async function readParts(request: Context): Promise<Iterable<[string, string | File]>> {
  try {
    return await request.req.raw.formData();
  } catch (error) {
    if (error instanceof TypeError) return [];
    throw error;
  }
}
