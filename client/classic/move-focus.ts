/**
 * Hands the focus from something that is about to leave the page to what it is in, so that the keyboard continues from
 * the same place.
 * @param inside whatever has the focus
 * @param leaving selector of what leaves
 */
export function moveFocusOutside(inside: Element, leaving: string): void {
  const place = inside.closest(leaving)?.parentElement;
  if (!place) return;
  place.tabIndex = -1;
  // A place and no control: it shows no ring.
  place.style.outline = 'none';
  place.focus({ preventScroll: true });
}
