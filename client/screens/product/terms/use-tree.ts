import { useMemo, useState } from 'react';
import type { Term } from '@admin/store-taxonomies';
import { findRows, listAncestors, listRows, toTree, type TreeRow } from './tree';

/** A list of so many terms is shown with everything open. */
const EXPAND_ALL_LIMIT = 40;

/** More than anyone scans; the rest is reached by typing. */
const MAX_TERMS = 100;

interface Tree {
  rows: readonly TreeRow[];
  /** How many rows there are as well. */
  hidden: number;
  turn: (row: TreeRow) => void;
}

/** The rows of a tree: what fits a text, or what is open. Where many are, only the way to the chosen ones is. */
export function useTree(terms: readonly Term[], chosen: readonly number[], search: string): Tree {
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const tree = useMemo(() => toTree(terms), [terms]);
  const ancestors = useMemo(() => listAncestors(terms, chosen), [terms, chosen]);
  const rows = useMemo(() => {
    if (search) return findRows(tree, search);
    const isOpenAtFirst = ({ id }: Term) => terms.length <= EXPAND_ALL_LIMIT || ancestors.has(id);
    return listRows(tree, (term) => isOpenAtFirst(term) !== turned.has(term.id));
  }, [ancestors, search, terms, tree, turned]);
  const turn = ({ term }: TreeRow) =>
    setTurned((before) =>
      before.has(term.id)
        ? new Set([...before].filter((id) => id !== term.id))
        : new Set([...before, term.id]),
    );
  return { rows: rows.slice(0, MAX_TERMS), hidden: Math.max(0, rows.length - MAX_TERMS), turn };
}
