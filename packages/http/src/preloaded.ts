import { canonical, type Query } from './address';
import { toAnswer, type PreloadedAnswer } from './carried';

/** The platform's format: what a GET of each path (and query) would have answered, by that path. */
export type PreloadedAnswers = Readonly<Record<string, unknown>>;

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
function toEntries([path, printed]: [string, unknown]): [string, PreloadedAnswer][] {
  const answer = toAnswer(printed);
  return answer ? [[canonical(path), answer]] : [];
}
