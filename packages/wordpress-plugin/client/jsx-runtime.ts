/**
 * What compiled JSX calls, on top of the host's React: hosts before WordPress 6.6 bring no `react/jsx-runtime`, and one
 * of our own React would make elements which theirs does not know.
 */
import {
  createElement,
  Fragment,
  type Attributes,
  type ElementType,
  type ReactElement,
  type ReactNode,
} from 'react';

type Properties = Readonly<Record<string, unknown>>;
type Key = Attributes['key'];

/** An element with at most one child, which may be a list whose members have keys. */
export function jsx(type: ElementType, properties: Properties, key?: Key): ReactElement {
  return createElement(type, withKey(properties, key));
}

/** An element with several children that are written one after the other, so they need no keys. */
export function jsxs(type: ElementType, properties: Properties, key?: Key): ReactElement {
  const { children, ...others } = properties;
  // The compiler calls this with a list of children only.
  return createElement(type, withKey(others, key), ...(children as ReactNode[]));
}

const withKey = (properties: Properties, key: Key): Properties =>
  key === undefined ? properties : { ...properties, key };

export { Fragment };
