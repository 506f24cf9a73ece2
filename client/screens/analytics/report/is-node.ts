import { isValidElement } from 'react';

/** Whether React can render it: a plain object would throw and break everything around it. */
export const isNode = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isNode) : Object(value) !== value || isValidElement(value);
