import { Fragment, useCallback } from 'react';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { SpacerRow, DEFAULT_ROW_HEIGHT } from './spacer-row';
import { TableRow } from './table-row';
import type { VirtualRowsProps } from './rows-props';
import { useFocusedRow } from './use-focused-row';

/** Pixels, see `table.css`. */
const DEFAULT_REGION_HEIGHT = 720;

/** Rows rendered beyond each edge, enough for three steps of a mouse wheel. */
const OVERSCAN = 8;

/** Renders the visible rows of a long table, with spacers for the others. */
export function VirtualRows({ rows, columns, selection, scroller, span }: VirtualRowsProps) {
  const focused = useFocusedRow(scroller);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      // The focused row stays rendered, or focus would be lost.
      if (focused === undefined || focused >= range.count || indexes.includes(focused)) return indexes;
      return [...indexes, focused].sort((a, b) => a - b);
    },
    [focused],
  );
  // oxlint-disable-next-line react/incompatible-library -- concerns the React Compiler, which is not in use
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    // Rows are measured after rendering.
    estimateSize: () => DEFAULT_ROW_HEIGHT,
    // The first rows are rendered before anything is measured.
    initialRect: { width: 0, height: DEFAULT_REGION_HEIGHT },
    overscan: OVERSCAN,
    rangeExtractor,
    // Scrolling renders in the next frame.
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const end = items.at(-1)?.end ?? 0;
  return (
    <>
      {items.map(({ index, start, key }, place) => {
        const row = rows[index];
        if (!row) return null;
        const gap = start - (items[place - 1]?.end ?? 0);
        return (
          <Fragment key={key}>
            {gap > 0 && <SpacerRow height={gap} columnCount={span} />}
            <TableRow
              element={virtualizer.measureElement}
              row={row}
              columns={columns}
              index={index}
              // The header is row 1.
              aria-rowindex={index + 2}
              selectLabel={selection?.label(index)}
              isSelected={selection?.isSelected(index)}
              onToggle={selection?.onToggle}
            />
          </Fragment>
        );
      })}
      {end < virtualizer.getTotalSize() && (
        <SpacerRow height={virtualizer.getTotalSize() - end} columnCount={span} />
      )}
    </>
  );
}
