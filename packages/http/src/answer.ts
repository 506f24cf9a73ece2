import type { Answer } from './wire';
import { isRecord } from './decode';
import { ApiError, refused, unreadable, type Failure } from './failure';

/** Code of the host's own crash report. It is the one contract error that another attempt may cure. */
const CRASH = 'internal_server_error';

/** The payload of a good answer; `undefined` when its body is empty. Throws the failure of any other. */
export function payloadOf(answer: Answer): unknown {
  if (answer.status < 200 || answer.status >= 300) throw new ApiError(failureOf(answer));
  if (answer.text.trim() === '') return undefined;
  try {
    return JSON.parse(answer.text);
  } catch (cause) {
    throw new ApiError(unreadable('invalid_json', answer.status), { cause });
  }
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
  params?: Record<string, string>;
  resourceId?: number;
}

function readError(text: string): ContractError {
  const payload = parse(text);
  if (!isRecord(payload) || typeof payload['code'] !== 'string') return {};
  const { code, message, data } = payload;
  return {
    code,
    ...(typeof message === 'string' ? { message } : {}),
    ...paramsOf(data),
    ...resourceIdOf(data),
  };
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
