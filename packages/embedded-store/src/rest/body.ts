import { parseParameters } from './query';
import type { Parameters } from './query';

/** The parts of a request that come from its body. */
export interface Body {
  json?: unknown;
  form?: Parameters;
  isMalformed?: boolean;
  upload?: Upload;
}

/** An uploaded file. */
export interface Upload {
  content: Buffer;
  /** The file name that the client sent; `undefined` when there was none. */
  fileName: string | undefined;
}

/** Maximum body size of a request without uploads, in bytes. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** Maximum body size of an upload, in bytes: enough for a photo from a camera. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** The platform's nesting limit for JSON. */
const MAX_DEPTH = 512;

/** Reads a body by its media type. An empty body yields nothing; any unknown type is a file upload. */
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

/** The field `file` is the upload; the other fields are parameters. */
async function readMultipart(request: Request): Promise<Body> {
  try {
    const fields = await request.formData();
    const texts = [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    const form = parseParameters(String(new URLSearchParams(texts)));
    const file = fields.get('file');
    if (!(file instanceof Blob)) return { form };
    return { form, upload: { content: Buffer.from(await file.arrayBuffer()), fileName: file.name } };
  } catch (error) {
    // An invalid form body counts as empty.
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
 * Whether the JSON contains lone surrogates: they are not valid characters and crash the database driver. The
 * platform's parser rejects them too. JSON.stringify escapes only lone surrogates, so any escape in its output is one.
 */
function hasHalfCharacters(json: unknown, text: string): boolean {
  return /\\ud[89a-f]/i.test(text) && /(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(JSON.stringify(json));
}

function isDeeperThan(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return limit === 0 || Object.values(value).some((item) => isDeeperThan(item, limit - 1));
}
