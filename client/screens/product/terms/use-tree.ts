import { useMemo, useState } from 'react';
import type { Term } from '@admin/store-taxonomies';
import { findRows, listAncestors, listRows, toTree, type TreeRow } from './tree';

/** Lists up to this length are shown fully expanded. */
const EXPAND_ALL_LIMIT = 40;

/** Maximum number of rows; the rest is found by search. */
const MAX_TERMS = 100;

interface Tree {
  rows: readonly TreeRow[];
  /** Number of rows not shown. */
  hidden: number;
  turn: (row: TreeRow) => void;
}

/**
 * Returns the rows of a tree: those that match a text, or the expanded ones. In a long list, only the branches of
 * selected terms are expanded at first.
 */
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
