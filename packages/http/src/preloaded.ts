import { canonical, type Query } from './address';
import { isRecord } from './decode';

/** The platform's format: what a GET of each path (and query) would have answered, by that path. */
export type PreloadedAnswers = Readonly<Record<string, unknown>>;

export interface PreloadedAnswer {
  readonly body: unknown;
  readonly headers: Headers;
}

/** The answers a page brought along. Each is good for one read, since only the first is as old as the page. */
export class Preloaded {
  readonly #answers: Map<string, PreloadedAnswer>;

  constructor(answers: PreloadedAnswers = {}) {
    this.#answers = new Map(Object.entries(answers).flatMap(toEntries));
  }

  take(path: string, query: Query | undefined): PreloadedAnswer | undefined {
    if (this.#answers.size === 0) return undefined;
    const key = canonical(path, query);
    const answer = this.#answers.get(key);
    this.#answers.delete(key);
    return answer;
  }

  /** For writes, after which nobody knows which of the answers still holds. */
  forget(): void {
    this.#answers.clear();
  }
}

/** What a host prints wrongly is left out, and read from the server instead. */
function toEntries([path, answer]: [string, unknown]): [string, PreloadedAnswer][] {
  if (!isRecord(answer) || !('body' in answer)) return [];
  const headers = Object.entries(isRecord(answer['headers']) ? answer['headers'] : {}).filter(
    (entry): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1]),
  );
  return [[canonical(path), { body: answer['body'], headers: toHeaders(headers) }]];
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
