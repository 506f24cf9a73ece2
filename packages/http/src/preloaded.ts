import { canonical, type Query } from './address';
import { followBegun, type BegunReads } from './begun';
import { toAnswer, type PreloadedAnswer } from './carried';

/** The platform's format: what a GET of each path (and query) would have answered, by that path. */
export type PreloadedAnswers = Readonly<Record<string, unknown>>;

/** The answers a page brought along. Each is good for one read, since only the first is as old as the page. */
export class Preloaded {
  readonly #answers: Map<string, PreloadedAnswer>;
  readonly #begun: Map<string, Promise<PreloadedAnswer | undefined>>;

  constructor(answers: PreloadedAnswers = {}, begun?: BegunReads) {
    this.#answers = new Map(Object.entries(answers).flatMap(toEntries));
    this.#begun = begun ? followBegun(begun) : new Map();
  }

  take(path: string, query: Query | undefined): PreloadedAnswer | undefined {
    if (this.#answers.size === 0) return undefined;
    const key = canonical(path, query);
    const answer = this.#answers.get(key);
    this.#answers.delete(key);
    return answer;
  }

  /** The answer to a read that was begun; `undefined` for any other, and in time for one that nothing came of. */
  takeBegun(path: string, query: Query | undefined): Promise<PreloadedAnswer | undefined> | undefined {
    if (this.#begun.size === 0) return undefined;
    const key = canonical(path, query);
    const answer = this.#begun.get(key);
    this.#begun.delete(key);
    return answer;
  }

  /** For writes, after which nobody knows which of the answers still holds. */
  forget(): void {
    this.#answers.clear();
    this.#begun.clear();
  }
}

/** What a host prints wrongly is left out, and read from the server instead. */
function toEntries([path, printed]: [string, unknown]): [string, PreloadedAnswer][] {
  const answer = toAnswer(printed);
  return answer ? [[canonical(path), answer]] : [];
}
