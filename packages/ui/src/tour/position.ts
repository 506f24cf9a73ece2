/** Lengths are CSS pixels, positions count from the upper left corner of what is seen of the page. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PositionOptions {
  anchor: Box;
  /** Size of what is to be placed. */
  popup: Pick<Box, 'width' | 'height'>;
  viewport: Pick<Box, 'width' | 'height'>;
  /** Preferred side; the other one is taken where there is not enough room and more on the other. */
  side: 'above' | 'below';
  /** Which edges lie on one line. */
  align: 'left' | 'center' | 'right';
  /** Between anchor and popup. */
  gap: number;
}

export interface PopupPosition {
  left: number;
  top: number;
  side: 'above' | 'below';
  /** From the popup's left edge to the middle of the anchor: where an arrow belongs. */
  arrow: number;
}

/** Kept free at the edges of the window. */
const MARGIN = 8;
/** Keeps an arrow off the popup's rounded corners. */
const ARROW_MARGIN = 16;

/** Finds the place of a popup beside its anchor: flipped and shifted as the window demands. */
export function computePosition({
  anchor,
  popup,
  viewport,
  side,
  align,
  gap,
}: PositionOptions): PopupPosition {
  const rooms = {
    above: anchor.top - gap - MARGIN,
    below: viewport.height - anchor.top - anchor.height - gap - MARGIN,
  };
  const opposite = side === 'below' ? 'above' : 'below';
  const chosen = popup.height > rooms[side] && rooms[opposite] > rooms[side] ? opposite : side;

  const aligned = {
    left: anchor.left,
    center: anchor.left + (anchor.width - popup.width) / 2,
    right: anchor.left + anchor.width - popup.width,
  };
  const left = clamp(aligned[align], MARGIN, viewport.width - popup.width - MARGIN);
  const middle = anchor.left + anchor.width / 2 - left;

  return {
    left,
    top: chosen === 'below' ? anchor.top + anchor.height + gap : anchor.top - gap - popup.height,
    side: chosen,
    arrow: clamp(middle, ARROW_MARGIN, popup.width - ARROW_MARGIN),
  };
}

export interface SidePositionOptions extends Pick<PositionOptions, 'anchor' | 'popup' | 'viewport' | 'gap'> {
  side: 'left' | 'right';
}

export interface SidePosition {
  left: number;
  top: number;
  side: SidePositionOptions['side'];
  /** From the popup's upper edge to the middle of the anchor. */
  arrow: number;
}

/** Finds the place of a popup at one side of its anchor; none where the popup does not fit there. */
export function computeSidePosition({
  anchor,
  popup,
  viewport,
  side,
  gap,
}: SidePositionOptions): SidePosition | undefined {
  const left = side === 'right' ? anchor.left + anchor.width + gap : anchor.left - gap - popup.width;
  if (left < MARGIN || left + popup.width > viewport.width - MARGIN) return undefined;
  const middle = anchor.top + anchor.height / 2;
  const top = clamp(middle - ARROW_MARGIN * 2, MARGIN, viewport.height - popup.height - MARGIN);
  return { left, top, side, arrow: clamp(middle - top, ARROW_MARGIN, popup.height - ARROW_MARGIN) };
}

/** The lower limit wins where the two cross. */
function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
