/** Pixels. */
export const DEFAULT_ROW_HEIGHT = 49;

interface SpacerRowProps {
  /** Pixels. */
  height: number;
  /** Cells of a whole row. */
  columnCount: number;
}

/** Takes the space of rows that are not rendered. */
export function SpacerRow({ height, columnCount }: SpacerRowProps) {
  return (
    <tr aria-hidden="true" className="sa-table__gap">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing but room */}
      <td colSpan={columnCount} style={{ blockSize: height }} />
    </tr>
  );
}
