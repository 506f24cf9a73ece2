import { ApiError } from './failure';

export interface RequestOptions<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
  /** Turns the untrusted payload into `T`, or throws. */
  decode: (payload: unknown) => T;
}

const API_ROOT = '/wp-json';

export async function request<T>(path: string, options: RequestOptions<T>): Promise<T> {
  const { method = 'GET', query = {}, body, signal, decode } = options;
  const url = new URL(`${API_ROOT}${path}`, window.location.origin);
  url.search = new URLSearchParams(query).toString();

  const response = await fetch(url, {
    method,
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }).catch((cause: unknown) => {
    throw new ApiError(
      { kind: 'network', code: 'offline', message: 'The store could not be reached.' },
      { cause },
    );
  });

  const payload: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiError({ kind: 'http', status: response.status, ...describe(payload) });

  try {
    return decode(payload);
  } catch (cause) {
    throw new ApiError(
      { kind: 'payload', code: 'unexpected_payload', message: 'The store sent an unexpected answer.' },
      { cause },
    );
  }
}

/** WordPress reports `{ code, message }`; anything else gets a neutral text. */
function describe(payload: unknown): { code: string; message: string } {
  const { code, message } = Object(payload) as { code?: unknown; message?: unknown };
  return {
    code: typeof code === 'string' ? code : 'http_error',
    message: typeof message === 'string' ? message : 'The request failed.',
  };
}
