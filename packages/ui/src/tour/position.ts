/** In CSS pixels, from the top left corner of the viewport. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PositionOptions {
  anchor: Box;
  /** Size of the popup. */
  popup: Pick<Box, 'width' | 'height'>;
  viewport: Pick<Box, 'width' | 'height'>;
  /** Preferred side; the other one is used if it has more room and this one not enough. */
  side: 'above' | 'below';
  /** Which edges are aligned. */
  align: 'left' | 'center' | 'right';
  /** Distance between anchor and popup. */
  gap: number;
}

export interface PopupPosition {
  left: number;
  top: number;
  side: 'above' | 'below';
  /** Position of the arrow: from the popup's left edge to the center of the anchor. */
  arrow: number;
}

/** Distance to the edges of the window. */
const MARGIN = 8;
/** Keeps the arrow away from the popup's rounded corners. */
const ARROW_MARGIN = 16;

/** Positions a popup beside its anchor, flipped and shifted to fit the window. */
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
  /** From the popup's top edge to the center of the anchor. */
  arrow: number;
}

/** Positions a popup at one side of its anchor; `undefined` if it does not fit there. */
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

/** If the limits overlap, the lower one wins. */
function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
