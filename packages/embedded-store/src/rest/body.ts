import { parseParameters } from './query';
import type { Parameters } from './query';

/** The parts of a call that its body decides. */
export interface Body {
  json?: unknown;
  form?: Parameters;
  isMalformed?: boolean;
  upload?: Upload;
}

/** A file as it arrived. */
export interface Upload {
  content: Buffer;
  /** As its sender called it; `undefined` when nobody said. */
  fileName: string | undefined;
}

/** Largest body of a call that is no upload. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** Largest body of an upload: a photograph as cameras take them. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** The platform's limit for nested JSON. */
const MAX_DEPTH = 512;

/** Reads a body by its media type; an empty one says nothing, whatever its type. Any other type is a file. */
export async function readBody(request: Request): Promise<Body> {
  const type = request.headers.get('Content-Type') ?? '';
  if (/^multipart\/form-data\b/i.test(type)) return readMultipart(request);
  const content = Buffer.from(await request.arrayBuffer());
  if (content.length === 0) return {};
  if (/^application\/([\w.-]+\+)?json\b/i.test(type)) return readJson(content.toString('utf8'));
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    return { form: parseParameters(content.toString('utf8')) };
  }
  return { upload: { content, fileName: fileNameOf(request.headers.get('Content-Disposition') ?? '') } };
}

/** The field `file` is the file, the others are parameters. */
async function readMultipart(request: Request): Promise<Body> {
  try {
    const fields = await request.formData();
    const texts = [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    const form = parseParameters(String(new URLSearchParams(texts)));
    const file = fields.get('file');
    if (!(file instanceof Blob)) return { form };
    return { form, upload: { content: Buffer.from(await file.arrayBuffer()), fileName: file.name } };
  } catch (error) {
    // What is no proper form holds nothing.
    if (error instanceof TypeError) return {};
    throw error;
  }
}

/** `attachment; filename="mug.png"` */
function fileNameOf(disposition: string): string | undefined {
  const [, quoted, bare] = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(disposition) ?? [];
  return quoted ?? bare;
}

function readJson(text: string): Body {
  try {
    const json: unknown = JSON.parse(text);
    return isDeeperThan(json, MAX_DEPTH) || hasHalfCharacters(json, text) ? { isMalformed: true } : { json };
  } catch {
    return { isMalformed: true };
  }
}

/**
 * Half of a pair of surrogates is no character, and the database driver ends the process over one. The platform's
 * parser refuses such text as well. Writing JSON escapes halves only, so whatever is escaped then is one.
 */
function hasHalfCharacters(json: unknown, text: string): boolean {
  return /\\ud[89a-f]/i.test(text) && /(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(JSON.stringify(json));
}

function isDeeperThan(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return limit === 0 || Object.values(value).some((item) => isDeeperThan(item, limit - 1));
}
