import type { Answer } from './wire';
import { isRecord, toMultiError } from './decode';
import { ApiError, refused, unreadable, type Failure } from './failure';

/** Code of the host's own crash report. It is the one contract error that another attempt may cure. */
const CRASH = 'internal_server_error';

/**
 * The payload of a good answer; `undefined` when its body is empty. Throws the failure of any other, and of one that
 * carries errors all the same.
 */
export function payloadOf(answer: Answer): unknown {
  if (answer.status < 200 || answer.status >= 300) throw new ApiError(failureOf(answer));
  if (answer.text.trim() === '') return undefined;
  let payload: unknown;
  try {
    payload = JSON.parse(answer.text);
  } catch (cause) {
    throw new ApiError(unreadable('invalid_json', answer.status), { cause });
  }
  if (listErrors(payload)) throw new ApiError(failureOf(answer));
  return payload;
}

/**
 * The failure which an error answer stands for. The code decides what it is, since hosts send 500
 * for many a thing that is simply not there. A body that is not of the contract's shape, such as
 * an HTML page, gives `http_error` and a neutral text.
 */
export function failureOf({ status, text }: Answer): Failure {
  const { code, message, ...details } = readError(text);
  return { ...refused(status, code, code === CRASH ? undefined : plainText(message)), ...details };
}

/** Another attempt may help: nothing came, or the server broke down before it could decide anything. */
export function isPassing({ kind, code, status = 0 }: Failure): boolean {
  if (kind === 'network' || kind === 'timeout') return true;
  return kind === 'http' && status >= 500 && (code === CRASH || code === 'http_error');
}

interface ContractError {
  code?: string;
  message?: string;
  messages?: string[];
  params?: Record<string, string>;
  resourceId?: number;
}

function readError(text: string): ContractError {
  const payload = parse(text);
  const several = listErrors(payload);
  if (several) return several;
  if (!isRecord(payload) || typeof payload['code'] !== 'string') return {};
  const { code, message, data } = payload;
  return {
    code,
    ...(typeof message === 'string' ? { message } : {}),
    ...paramsOf(data),
    ...resourceIdOf(data),
  };
}

/** Several errors at once: the messages of each are joined (product specification, section 8). */
function listErrors(
  payload: unknown,
): Required<Pick<ContractError, 'code' | 'message' | 'messages'>> | undefined {
  const errors = Object.entries(toMultiError(payload)?.errors ?? {});
  const messages = errors.map(([, texts]) => plainText(texts.join(' '))).filter((text) => text !== undefined);
  const [code] = errors.map(([key]) => key);
  if (code === undefined || messages.length === 0) return undefined;
  return { code, message: messages.join(' '), messages };
}

/** A host that means none sends 0. */
const resourceIdOf = (data: unknown): Pick<ContractError, 'resourceId'> =>
  isRecord(data) && typeof data['resource_id'] === 'number' && data['resource_id'] > 0
    ? { resourceId: data['resource_id'] }
    : {};

function paramsOf(data: unknown): Pick<ContractError, 'params'> {
  if (!isRecord(data) || !isRecord(data['params'])) return {};
  const texts = Object.entries(data['params']).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { params: Object.fromEntries(texts) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Messages are shown as text, so a server's markup would appear with its angle brackets. */
function plainText(message: string | undefined): string | undefined {
  return (
    message
      ?.replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim() || undefined
  );
}
