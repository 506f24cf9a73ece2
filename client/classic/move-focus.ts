/**
 * Moves the focus from an element that will be removed to its container, so that keyboard users continue at the same
 * place.
 * @param inside element that has the focus
 * @param leaving selector of the element that will be removed
 */
export function moveFocusOutside(inside: Element, leaving: string): void {
  const place = inside.closest(leaving)?.parentElement;
  if (!place) return;
  place.tabIndex = -1;
  // The container isn't a control, so it shows no focus ring.
  place.style.outline = 'none';
  place.focus({ preventScroll: true });
}
