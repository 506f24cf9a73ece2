import { toCanonicalPath, type Query } from './url';
import { isRecord } from './parse';

/** A preloaded response of the page. */
interface PreloadedResponse {
  readonly body: unknown;
  readonly headers: Headers;
}

/** Responses to GET requests by path and query, in the format of WordPress's `rest_preload_api_request`. */
export type PreloadedResponses = Readonly<Record<string, unknown>>;

/** The preloaded responses of a page. Each is used once, since a later read needs current data. */
export class PreloadedCache {
  readonly #responses: Map<string, PreloadedResponse>;

  constructor(responses: PreloadedResponses = {}) {
    this.#responses = new Map(Object.entries(responses).flatMap(toEntries));
  }

  take(path: string, query: Query | undefined): PreloadedResponse | undefined {
    if (this.#responses.size === 0) return undefined;
    const key = toCanonicalPath(path, query);
    const response = this.#responses.get(key);
    this.#responses.delete(key);
    return response;
  }

  /** Called on writes, which may make the responses outdated. */
  clear(): void {
    this.#responses.clear();
  }
}

/** Invalid responses are skipped and read from the server. */
function toEntries([path, value]: [string, unknown]): [string, PreloadedResponse][] {
  const response = parsePreloadedResponse(value);
  return response ? [[toCanonicalPath(path), response]] : [];
}

/** Parses a preloaded response, `{ body, headers }`; `undefined` if it is invalid. */
function parsePreloadedResponse(value: unknown): PreloadedResponse | undefined {
  if (!isRecord(value) || !('body' in value)) return undefined;
  const headers = Object.entries(isRecord(value['headers']) ? value['headers'] : {}).filter(
    (entry): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1]),
  );
  return { body: value['body'], headers: toHeaders(headers) };
}

function toHeaders(entries: [name: string, value: string | number][]): Headers {
  const headers = new Headers();
  for (const [name, value] of entries) {
    try {
      headers.set(name, String(value));
    } catch {
      // An invalid header is dropped.
    }
  }
  return headers;
}
