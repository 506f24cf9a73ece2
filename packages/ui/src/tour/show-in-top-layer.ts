/**
 * Shows an element with `popover="manual"` in the top layer, above every `overflow` and `z-index`. Does nothing without
 * support, or if the element is detached, for which `showPopover()` throws.
 */
export function showInTopLayer(element: HTMLElement): void {
  if (typeof element.showPopover !== 'function' || !element.isConnected) return;
  if (!element.matches(':popover-open')) element.showPopover();
}
