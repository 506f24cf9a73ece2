import { filters } from '@wordpress/hooks';

/** The first part of a namespace, and the second of those which our typed way gives. */
const NAME = /^(?:extension\/)?([^/]+)/;

/** The extensions that have a callback in a filter, by the names their namespaces begin with. */
export const getFilterCallers = (hook: string): string[] => [
  ...new Set((filters[hook]?.handlers ?? []).map(({ namespace }) => NAME.exec(namespace)?.[1] ?? namespace)),
];
