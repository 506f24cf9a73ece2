import { isRecord, toMultiError } from './parse';
import { ApiError, createHttpFailure, createPayloadFailure, type Failure } from './failure';

export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The code of a PHP fatal error. It is the only REST error that a retry may fix. */
const CRASH_CODE = 'internal_server_error';

/**
 * Parses the body of a successful response; `undefined` if it is empty.
 * @throws ApiError for other responses, and for successful ones that contain errors
 */
export function readPayload(response: HttpResponse): unknown {
  if (response.status < 200 || response.status >= 300) throw new ApiError(toHttpFailure(response));
  if (response.text.trim() === '') return undefined;
  let payload: unknown;
  try {
    payload = JSON.parse(response.text);
  } catch (cause) {
    throw new ApiError(createPayloadFailure('invalid_json', response.status), { cause });
  }
  if (readMultiError(payload)) throw new ApiError(toHttpFailure(response));
  return payload;
}

/**
 * Converts an error response to a failure. The code decides, since hosts send status 500 for missing
 * resources. A body in an unknown format, such as an HTML page, results in `http_error` and a generic
 * message.
 */
export function toHttpFailure({ status, text }: HttpResponse): Failure {
  const { code, message, ...details } = readError(text);
  return {
    ...createHttpFailure(status, code, code === CRASH_CODE ? undefined : toPlainText(message)),
    ...details,
  };
}

/** Whether a retry may succeed: no response arrived, or the server crashed. */
export function isTransient({ kind, code, status = 0 }: Failure): boolean {
  if (kind === 'network' || kind === 'timeout') return true;
  return kind === 'http' && status >= 500 && (code === CRASH_CODE || code === 'http_error');
}

interface ContractError {
  code?: string;
  message?: string;
  messages?: string[];
  params?: Record<string, string>;
  resourceId?: number;
}

function readError(text: string): ContractError {
  const payload = parseJson(text);
  const several = readMultiError(payload);
  if (several) return several;
  if (!isRecord(payload) || typeof payload['code'] !== 'string') return {};
  const { code, message, data } = payload;
  return {
    code,
    ...(typeof message === 'string' ? { message } : {}),
    ...readParams(data),
    ...readResourceId(data),
  };
}

/** Several errors at once. Their messages are joined (product specification, section 8). */
function readMultiError(
  payload: unknown,
): Required<Pick<ContractError, 'code' | 'message' | 'messages'>> | undefined {
  const errors = Object.entries(toMultiError(payload)?.errors ?? {});
  const messages = errors
    .map(([, texts]) => toPlainText(texts.join(' ')))
    .filter((text) => text !== undefined);
  const [code] = errors.map(([key]) => key);
  if (code === undefined || messages.length === 0) return undefined;
  return { code, message: messages.join(' '), messages };
}

/** Hosts send 0 for no resource. */
const readResourceId = (data: unknown): Pick<ContractError, 'resourceId'> =>
  isRecord(data) && typeof data['resource_id'] === 'number' && data['resource_id'] > 0
    ? { resourceId: data['resource_id'] }
    : {};

function readParams(data: unknown): Pick<ContractError, 'params'> {
  if (!isRecord(data) || !isRecord(data['params'])) return {};
  const texts = Object.entries(data['params']).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { params: Object.fromEntries(texts) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Strips HTML tags, since messages are displayed as text. */
function toPlainText(message: string | undefined): string | undefined {
  return (
    message
      ?.replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim() || undefined
  );
}
