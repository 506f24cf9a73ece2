import Fuse, { type Expression } from 'fuse.js';
import type { Command, CommandGroup } from './command';

/** Maximum difference between a word and a name, from 0 (equal) to 1 (anything); above it, results look unrelated. */
const TOLERANCE = 0.3;

/** Added to the scores (0 to 1) of large groups, because users look for screens and actions more often. */
const BEHIND = 0.25;
const MANY: ReadonlySet<CommandGroup> = new Set<CommandGroup>(['settings', 'help', 'host']);

const KEYS = ['title', 'keywords', 'trail'];

/**
 * Returns a search function that finds commands with all words in any order, allowing for typos; the best results come
 * first.
 */
export function createCommandSearch(commands: readonly Command[]): (words: string) => Command[] {
  const fuse = new Fuse(commands, {
    keys: [
      { name: 'title', weight: 3 },
      { name: 'keywords', weight: 2 },
      { name: 'trail', weight: 1 },
    ],
    threshold: TOLERANCE,
    ignoreLocation: true,
    ignoreDiacritics: true,
    includeScore: true,
  });
  return (words) =>
    fuse
      .search({ $and: words.trim().split(/\s+/).map(toExpression) })
      .map(({ item, score = 0 }) => ({ item, score: MANY.has(item.group) ? score + BEHIND : score }))
      .toSorted((one, other) => one.score - other.score)
      .map(({ item }) => item);
}

const toExpression = (word: string): Expression => ({ $or: KEYS.map((key) => ({ [key]: word })) });
