/** A stop of the focus; `place` stays where the element was when it is taken out of the page. */
interface FocusPosition {
  element: HTMLElement;
  place: Range;
}

/** Where a dialog is opened, its opener and a stop or two before that; more is never gone back to. */
const MAX_POSITIONS = 5;

/** What is the dashboard's, and not the host's around it. */
const OWN_ELEMENTS = '[class^="sa-"], [class*=" sa-"], .woocommerce-layout';

const TABBABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [contenteditable="true"], [tabindex]:not([tabindex^="-"])';

/**
 * Keeps the keyboard at its place: when what has the focus goes, or cannot have it anymore, browsers leave it to the page, from
 * whose start it would have to be brought back. It goes to what follows, or to what was left for a dialog that closed.
 * Whoever moves the focus on purpose does so before, or later and wins.
 * @returns ends it
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
  // A press beside everything gives the focus up.
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

/** The next stop of the Tab key in the smallest part of the page that has one, or the last one there. */
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
