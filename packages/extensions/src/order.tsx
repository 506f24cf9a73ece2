import { cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import type { FillProps } from './slot-fill-registry';

type Children = ReactNode | ((fillProps: FillProps) => ReactNode);

/**
 * What a fill wrapper with an `order` hands to its fill: the children, made with or given the fill's
 * properties, carrying the order by which `sortFillsByOrder` places them.
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
  // Elements of the document know nothing of these properties, so the order travels around them.
  return <Ordered order={order}>{takesProps ? cloneElement(content, extra) : content}</Ordered>;
}

function Ordered({ children }: { order: number; children: ReactNode }) {
  return <>{children}</>;
}

/** The fills of a slot, lowest order first; equal orders stay as they came. */
export function sortFillsByOrder(fills: ReactNode[][]): ReactNode {
  const sorted = [...fills].sort(([one], [other]) => readOrder(one) - readOrder(other));
  // Flat, so that a fill is known by its own key and keeps its state when others come and go.
  return <>{sorted.flat()}</>;
}

/** What the ecosystem's fill wrappers assume when no order is given. */
const DEFAULT_ORDER = 1;

/** The `order` an element carries. */
export function readOrder(node: ReactNode): number {
  const order: unknown = isValidElement<{ order?: unknown }>(node) ? node.props.order : undefined;
  return typeof order === 'number' ? order : DEFAULT_ORDER;
}
