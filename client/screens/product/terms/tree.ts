import type { Term } from '@admin/store-taxonomies';
import { normalize } from '@admin/ui';

export interface Branch {
  term: Term;
  branches: readonly Branch[];
}

export interface TreeRow {
  term: Term;
  /** Counts from 1. */
  level: number;
  /** `undefined` where nothing lies in it. */
  isExpanded: boolean | undefined;
  /** Otherwise it only leads to one that was searched for. */
  isFound: boolean;
}

/**
 * Terms below those they lie in, in the order given. One whose parent is missing is at the top, and so does the
 * first of a circle, which hosts do not keep anybody from making.
 */
export function toTree(terms: readonly Term[]): Branch[] {
  const known = new Set(terms.map(({ id }) => id));
  const below = new Map<number, Term[]>();
  for (const term of terms) {
    const parent = known.has(term.parent) ? term.parent : 0;
    const list = below.get(parent);
    if (list) list.push(term);
    else below.set(parent, [term]);
  }
  const placed = new Set<number>();
  const grow = (list: readonly Term[]): Branch[] =>
    list.flatMap((term) => {
      if (placed.has(term.id)) return [];
      placed.add(term.id);
      return [{ term, branches: grow(below.get(term.id) ?? []) }];
    });
  return [...grow(below.get(0) ?? []), ...grow(terms)];
}

/** The rows of a tree whose branches are opened and closed manually. */
export const listRows = (
  tree: readonly Branch[],
  isExpanded: (term: Term) => boolean,
  level = 1,
): TreeRow[] =>
  tree.flatMap(({ term, branches }) => {
    const isOpen = branches.length > 0 ? isExpanded(term) : undefined;
    const row = { term, level, isExpanded: isOpen, isFound: true };
    return isOpen ? [row, ...listRows(branches, isExpanded, level + 1)] : [row];
  });

/** What has the text in its name, with all that leads there. */
export function findRows(tree: readonly Branch[], search: string): TreeRow[] {
  const wanted = normalize(search);
  const find = (list: readonly Branch[], level: number): TreeRow[] =>
    list.flatMap(({ term, branches }) => {
      const inside = find(branches, level + 1);
      const isFound = normalize(term.name).includes(wanted);
      if (!isFound && inside.length === 0) return [];
      return [{ term, level, isExpanded: inside.length > 0 ? true : undefined, isFound }, ...inside];
    });
  return find(tree, 1);
}

/** Ids of all that these lie in. */
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

/** Every term with the names of all that it lies in: `Home › Garden › Tools`. */
export const listPaths = (tree: readonly Branch[], lead = ''): { term: Term; path: string }[] =>
  tree.flatMap(({ term, branches }) => {
    const path = `${lead}${term.name}`;
    return [{ term, path }, ...listPaths(branches, `${path} › `)];
  });
