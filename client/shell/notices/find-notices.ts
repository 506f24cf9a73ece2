/** The host's list of notices, and the places around the dashboard's root where plugins print others. */
const SOURCE = '#wp__notice-list';
const AROUND = '#wpbody-content, #wpbody-content > .wrap';
const NOTICE = '.notice, .updated, .error, .update-nag';
/** Notices that are marked to stay in place; the host's own script doesn't move them either. */
const IN_PLACE = '.inline, .below-h2';

/**
 * Returns the notices above a dashboard page, only outermost ones: a notice may contain elements with the same classes.
 */
export const findNotices = (): Element[] =>
  [
    ...document.querySelectorAll(
      `${SOURCE} :is(${NOTICE}), :is(${AROUND}) > :is(${NOTICE}):not(${IN_PLACE})`,
    ),
  ].filter((notice) => !notice.parentElement?.closest(NOTICE));

/**
 * Calls `onArrival` when elements are added where notices are found. The host's script moves notices when the document
 * is ready, and plugins may add theirs at any time.
 * @returns a function that stops
 */
export function watchArrivals(onArrival: () => void): () => void {
  const observer = new MutationObserver(onArrival);
  for (const place of document.querySelectorAll(`${SOURCE}, ${AROUND}`)) {
    observer.observe(place, { childList: true, subtree: place.matches(SOURCE) });
  }
  return () => observer.disconnect();
}
