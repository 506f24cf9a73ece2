import { useCallback } from 'react';
import { useRegistry, useSelect } from '@admin/data';
import { figuresStore } from './store';
import type { BooksQuestion } from './types';

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
