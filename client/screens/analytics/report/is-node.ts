import { isValidElement } from 'react';

/** Whether React can draw it: an object that is no element would take everything around it down. */
export const isNode = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isNode) : Object(value) !== value || isValidElement(value);
