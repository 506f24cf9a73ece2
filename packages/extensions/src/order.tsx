import { cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import type { FillProps } from './slot-fill-registry';

type Children = ReactNode | ((fillProps: FillProps) => ReactNode);

/**
 * Creates the children of a fill wrapper with an `order`: they get the fill's properties, and `sortFillsByOrder` reads
 * the order.
 */
export function createOrderedChildren(
  children: Children,
  order: number,
  fillProps: FillProps,
  injectProps: Readonly<Record<string, unknown>> = {},
): ReactNode {
  const content = typeof children === 'function' ? children(fillProps) : children;
  const extra = typeof children === 'function' ? injectProps : { ...fillProps, ...injectProps };
  const takesProps = isValidElement(content) && typeof content.type !== 'string' && content.type !== Fragment;
  // DOM elements do not accept these props, so a wrapper carries the order.
  return <Ordered order={order}>{takesProps ? cloneElement(content, extra) : content}</Ordered>;
}

function Ordered({ children }: { order: number; children: ReactNode }) {
  return <>{children}</>;
}

/** The fills of a slot, lowest order first; equal orders keep their sequence. */
export function sortFillsByOrder(fills: ReactNode[][]): ReactNode {
  const sorted = [...fills].sort(([one], [other]) => readOrder(one) - readOrder(other));
  // Flat, so that fills keep their keys and state when others are added or removed.
  return <>{sorted.flat()}</>;
}

/** The default order in the ecosystem's fill wrappers. */
const DEFAULT_ORDER = 1;

/** Reads the `order` of an element. */
export function readOrder(node: ReactNode): number {
  const order: unknown = isValidElement<{ order?: unknown }>(node) ? node.props.order : undefined;
  return typeof order === 'number' ? order : DEFAULT_ORDER;
}
