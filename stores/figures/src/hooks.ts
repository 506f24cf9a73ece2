import { useCallback } from 'react';
import { useRegistry, useSelect } from '@admin/data';
import { figuresStore } from './store';
import type { BooksQuestion, ListQuestion } from './types';

/**
 * The orders that the figures of a period are counted from; `books` is `undefined` until known.
 * @param question keeps its identity between renders; nothing is read while it is `undefined`
 */
export function useBooks(question: BooksQuestion | undefined) {
  const registry = useRegistry();
  const read = useSelect(
    (select, resolution) =>
      question
        ? { books: select(figuresStore).getBooks(question), ...resolution(figuresStore).getBooks(question) }
        : { books: undefined, status: 'idle' as const, failure: undefined },
    [question],
  );
  const retry = useCallback(() => {
    if (question) registry.invalidate(figuresStore).getBooks(question);
  }, [registry, question]);
  return { ...read, retry };
}

/**
 * The rows that a figure is counted from which is not made of orders; `list` is `undefined` until known.
 * @param question keeps its identity between renders; nothing is read while it is `undefined`
 */
export function useList(question: ListQuestion | undefined) {
  const registry = useRegistry();
  const read = useSelect(
    (select, resolution) =>
      question
        ? { list: select(figuresStore).getList(question), ...resolution(figuresStore).getList(question) }
        : { list: undefined, status: 'idle' as const, failure: undefined },
    [question],
  );
  const retry = useCallback(() => {
    if (question) registry.invalidate(figuresStore).getList(question);
  }, [registry, question]);
  return { ...read, retry };
}
