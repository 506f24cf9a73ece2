/** The host's list of notices, and the places around what the dashboard renders where plugins put others. */
const SOURCE = '#wp__notice-list';
const AROUND = '#wpbody-content, #wpbody-content > .wrap';
const NOTICE = '.notice, .updated, .error, .update-nag';
/** Notices that say of themselves that they belong where they are; the host's own script leaves them there too. */
const IN_PLACE = '.inline, .below-h2';

/** Notices above an own page, outermost ones only: a notice may hold elements with the same classes. */
export const findNotices = (): Element[] =>
  [
    ...document.querySelectorAll(
      `${SOURCE} :is(${NOTICE}), :is(${AROUND}) > :is(${NOTICE}):not(${IN_PLACE})`,
    ),
  ].filter((notice) => !notice.parentElement?.closest(NOTICE));

/**
 * Calls `onArrival` whenever something came to where notices are found. The host's own script sorts notices when the
 * document is ready, and plugins add theirs whenever they like.
 * @returns a function that stops
 */
export function watchArrivals(onArrival: () => void): () => void {
  const observer = new MutationObserver(onArrival);
  for (const place of document.querySelectorAll(`${SOURCE}, ${AROUND}`)) {
    observer.observe(place, { childList: true, subtree: place.matches(SOURCE) });
  }
  return () => observer.disconnect();
}
