import Fuse, { type Expression } from 'fuse.js';
import type { Command } from './command';

/** How far a word may be from one in a name, 0 the same and 1 anything; with more, nobody sees why it was found. */
const TOLERANCE = 0.3;

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
  });
  return (words) =>
    fuse.search({ $and: words.trim().split(/\s+/).map(toExpression) }).map(({ item }) => item);
}

const toExpression = (word: string): Expression => ({ $or: KEYS.map((key) => ({ [key]: word })) });
