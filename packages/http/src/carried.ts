import { isRecord } from './decode';

/** An answer that came otherwise than by a request of its own. */
export interface PreloadedAnswer {
  readonly body: unknown;
  readonly headers: Headers;
}

/** An answer as a host writes it, `{ body, headers }`; `undefined` for what is none. */
export function toAnswer(printed: unknown): PreloadedAnswer | undefined {
  if (!isRecord(printed) || !('body' in printed)) return undefined;
  const headers = Object.entries(isRecord(printed['headers']) ? printed['headers'] : {}).filter(
    (entry): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1]),
  );
  return { body: printed['body'], headers: toHeaders(headers) };
}

function toHeaders(entries: [name: string, value: string | number][]): Headers {
  const headers = new Headers();
  for (const [name, value] of entries) {
    try {
      headers.set(name, String(value));
    } catch {
      // No valid name or value: this header is lost, the answer is not.
    }
  }
  return headers;
}
