/**
 * Lifts an element with `popover="manual"` out of reach of every `overflow` and `z-index`.
 * Where there is no top layer it stays in its place, and so does an element outside of the page, for which
 * `showPopover()` throws.
 */
export function showInTopLayer(element: HTMLElement): void {
  if (typeof element.showPopover !== 'function' || !element.isConnected) return;
  if (!element.matches(':popover-open')) element.showPopover();
}
