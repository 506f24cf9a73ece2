/**
 * Lifts an element with `popover="manual"` out of reach of every `overflow` and `z-index`.
 * Where there is no top layer it stays in its place.
 */
export function showInTopLayer(element: HTMLElement): void {
  if (typeof element.showPopover === 'function' && !element.matches(':popover-open')) element.showPopover();
}
