/** A focused element; `place` keeps its position in the DOM after it is removed. */
interface FocusPosition {
  element: HTMLElement;
  place: Range;
}

/** When a dialog closes, its opener and a few elements before that are candidates for focus. */
const MAX_POSITIONS = 5;

/** Elements of the dashboard, not of the host. */
const OWN_ELEMENTS = '[class^="sa-"], [class*=" sa-"], .woocommerce-layout';

const TABBABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [contenteditable="true"], [tabindex]:not([tabindex^="-"])';

/**
 * Restores lost focus: when the focused element is removed or disabled, browsers move focus to the start of the page.
 * Focus moves to the following element, or back to the opener of a closed dialog. Code that moves focus on purpose,
 * before or after, has precedence.
 * @returns a function that stops it
 */
export function restoreLostFocus(document: Document): () => void {
  let stops: FocusPosition[] = [];
  let frame = 0;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.closest(OWN_ELEMENTS)) return;
    const place = document.createRange();
    place.selectNode(target);
    const others = stops.filter(({ element }) => element !== target);
    stops = [{ element: target, place }, ...others].slice(0, MAX_POSITIONS);
  };
  // A press outside of all controls removes focus on purpose.
  const giveUp = ({ target }: Event) => {
    if (target instanceof Element && !target.closest(`${TABBABLE}, label, [tabindex]`)) stops = [];
  };
  const restore = () => {
    frame = 0;
    const [last] = stops;
    if (!last || document.activeElement !== document.body || isFocusable(last.element)) return;
    for (const stop of stops) {
      const next = isFocusable(stop.element) ? stop.element : findNextFocusable(stop.place);
      if (next) {
        next.focus();
        return;
      }
    }
  };
  const observer = new MutationObserver(() => {
    if (stops.length > 0 && document.activeElement === document.body)
      frame ||= requestAnimationFrame(restore);
  });

  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', giveUp, true);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', giveUp, true);
  };
}

const isFocusable = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(':disabled, [inert] *') &&
  element.checkVisibility({ visibilityProperty: true });

/** The next tab stop in the smallest container that has one, or the last one there. */
function findNextFocusable(place: Range): HTMLElement | undefined {
  const { startContainer } = place;
  let part = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  for (; part?.closest(OWN_ELEMENTS); part = part.parentElement) {
    const tabbable = [...part.querySelectorAll<HTMLElement>(TABBABLE)].filter(isFocusable);
    const next = tabbable.find((element) => place.comparePoint(element, 0) > 0) ?? tabbable.at(-1);
    if (next) return next;
  }
  return undefined;
}
