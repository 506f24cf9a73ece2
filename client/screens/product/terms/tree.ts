import type { Term } from '@admin/store-taxonomies';
import { normalize } from '@admin/ui';

export interface TermNode {
  term: Term;
  branches: readonly TermNode[];
}

export interface TreeRow {
  term: Term;
  /** Counts from 1. */
  level: number;
  /** `undefined` if it has no children. */
  isExpanded: boolean | undefined;
  /** Whether it matches the search; otherwise it is only an ancestor of a match. */
  isFound: boolean;
}

/**
 * Builds a tree in the given order. A term with a missing parent is at the top, and so is the first of a cycle, which
 * WordPress doesn't prevent.
 */
export function toTree(terms: readonly Term[]): TermNode[] {
  const termIds = new Set(terms.map(({ id }) => id));
  const below = new Map<number, Term[]>();
  for (const term of terms) {
    const parent = termIds.has(term.parent) ? term.parent : 0;
    const list = below.get(parent);
    if (list) list.push(term);
    else below.set(parent, [term]);
  }
  const placed = new Set<number>();
  const grow = (list: readonly Term[]): TermNode[] =>
    list.flatMap((term) => {
      if (placed.has(term.id)) return [];
      placed.add(term.id);
      return [{ term, branches: grow(below.get(term.id) ?? []) }];
    });
  return [...grow(below.get(0) ?? []), ...grow(terms)];
}

/** Returns the rows of a tree whose branches are expanded and collapsed by the user. */
export const listRows = (
  tree: readonly TermNode[],
  isExpanded: (term: Term) => boolean,
  level = 1,
): TreeRow[] =>
  tree.flatMap(({ term, branches }) => {
    const isOpen = branches.length > 0 ? isExpanded(term) : undefined;
    const row = { term, level, isExpanded: isOpen, isFound: true };
    return isOpen ? [row, ...listRows(branches, isExpanded, level + 1)] : [row];
  });

/** Returns the terms whose name contains the text, with their ancestors. */
export function findRows(tree: readonly TermNode[], search: string): TreeRow[] {
  const wanted = normalize(search);
  const find = (list: readonly TermNode[], level: number): TreeRow[] =>
    list.flatMap(({ term, branches }) => {
      const inside = find(branches, level + 1);
      const isFound = normalize(term.name).includes(wanted);
      if (!isFound && inside.length === 0) return [];
      return [{ term, level, isExpanded: inside.length > 0 ? true : undefined, isFound }, ...inside];
    });
  return find(tree, 1);
}

/** Returns the ids of all ancestors. */
export function listAncestors(terms: readonly Term[], ids: readonly number[]): ReadonlySet<number> {
  const parents = new Map(terms.map(({ id, parent }) => [id, parent]));
  const ancestors = new Set<number>();
  for (const id of ids) {
    let parent = parents.get(id);
    while (parent && !ancestors.has(parent)) {
      ancestors.add(parent);
      parent = parents.get(parent);
    }
  }
  return ancestors;
}

/** Returns every term with its path: `Home › Garden › Tools`. */
export const listPaths = (tree: readonly TermNode[], lead = ''): { term: Term; path: string }[] =>
  tree.flatMap(({ term, branches }) => {
    const path = `${lead}${term.name}`;
    return [{ term, path }, ...listPaths(branches, `${path} › `)];
  });
