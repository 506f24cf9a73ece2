import Fuse, { type Expression } from 'fuse.js';
import type { Command, CommandGroup } from './command';

/** How far a word may be from one in a name, 0 the same and 1 anything; with more, nobody sees why it was found. */
const TOLERANCE = 0.3;

/** Of the scores, which go from 0 to 1: there are many of these, and screens and actions are looked for more often. */
const BEHIND = 0.25;
const MANY: ReadonlySet<CommandGroup> = new Set<CommandGroup>(['settings', 'help', 'host']);

const KEYS = ['title', 'keywords', 'trail'];

/** Finds commands that have every word that is typed, mistakes included, in any order; the best come first. */
export function createFinder(commands: readonly Command[]): (words: string) => Command[] {
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
