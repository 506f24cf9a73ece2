/** Pixels. */
export const USUAL_ROW_HEIGHT = 49;

interface GapProps {
  /** Pixels. */
  height: number;
  /** Cells of a whole row. */
  span: number;
}

/** As much room as rows would take that are not there. */
export function Gap({ height, span }: GapProps) {
  return (
    <tr aria-hidden="true" className="sa-table__gap">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing but room */}
      <td colSpan={span} style={{ blockSize: height }} />
    </tr>
  );
}
