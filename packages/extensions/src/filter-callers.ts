import { filters } from '@wordpress/hooks';

/** The first part of a namespace; the second one for typed extensions. */
const NAME = /^(?:extension\/)?([^/]+)/;

/** The extensions with a callback in a filter, by the first part of their namespaces. */
export const getFilterCallers = (hook: string): string[] => [
  ...new Set((filters[hook]?.handlers ?? []).map(({ namespace }) => NAME.exec(namespace)?.[1] ?? namespace)),
];
