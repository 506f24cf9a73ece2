import { lazy, memo, Suspense, type ComponentType } from 'react';
import { PlainRows } from './plain-rows';
import type { VirtualRowsProps } from './rows-props';
import type { Row } from './types';

/** Browsers render this many rows faster than a virtual list. */
const MAX_PLAIN_ROWS = 200;

/** Rows rendered while the code of long tables loads. */
const INITIAL_ROWS = 50;

const VirtualRows = lazy(async () => ({ default: await loadVirtualRows() }));

async function loadVirtualRows(): Promise<ComponentType<VirtualRowsProps>> {
  try {
    const module = await import(/* webpackChunkName: "table-virtual" */ './virtual-rows');
    return module.VirtualRows;
  } catch {
    // If that code fails to load, all rows are rendered instead.
    return PlainRows;
  }
}

interface AllRowsProps extends VirtualRowsProps {
  isPrinting: boolean;
}

/** The rows of a table. Long tables are virtualized. */
export const Rows = memo(function Rows({ isPrinting, scroller, span, ...props }: AllRowsProps) {
  if (isPrinting || !isVirtualized(props.rows)) return <PlainRows {...props} />;
  return (
    <Suspense fallback={<PlainRows {...props} rows={props.rows.slice(0, INITIAL_ROWS)} />}>
      <VirtualRows {...props} scroller={scroller} span={span} />
    </Suspense>
  );
});

export const isVirtualized = (rows: readonly Row[]) => rows.length > MAX_PLAIN_ROWS;
