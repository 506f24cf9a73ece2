import { lazy, memo, Suspense, type ComponentType } from 'react';
import { PlainRows } from './plain-rows';
import type { VirtualRowsProps } from './rows-props';
import type { Row } from './types';

/** Up to here the browser draws all rows faster than a list of those in sight could be kept. */
const MAX_PLAIN_ROWS = 200;

/** What fills the region while the code for long tables is on its way. */
const INITIAL_ROWS = 50;

const VirtualRows = lazy(async () => ({ default: await loadVirtualRows() }));

async function loadVirtualRows(): Promise<ComponentType<VirtualRowsProps>> {
  try {
    const module = await import(/* webpackChunkName: "table-virtual" */ './virtual-rows');
    return module.VirtualRows;
  } catch {
    // Without that code everything is still there, only slower.
    return PlainRows;
  }
}

interface AllRowsProps extends VirtualRowsProps {
  isPrinting: boolean;
}

/** The rows of a table; of thousands only those in sight. */
export const Rows = memo(function Rows({ isPrinting, scroller, span, ...props }: AllRowsProps) {
  if (isPrinting || !isVirtualized(props.rows)) return <PlainRows {...props} />;
  return (
    <Suspense fallback={<PlainRows {...props} rows={props.rows.slice(0, INITIAL_ROWS)} />}>
      <VirtualRows {...props} scroller={scroller} span={span} />
    </Suspense>
  );
});

export const isVirtualized = (rows: readonly Row[]) => rows.length > MAX_PLAIN_ROWS;
