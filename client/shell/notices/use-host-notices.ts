import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { _n, sprintf } from '@wordpress/i18n';
import { announce } from '@admin/ui';
import { findNotices, watchArrivals } from './find-notices';

const ERROR = '.notice-error, .error';
/** Elements that make a notice visible even without text. */
const NO_WORDS = 'img, svg, iframe, button, input';

export interface NoticeCount {
  /** Number of visible notices. */
  readonly all: number;
  /** Number of visible error notices. */
  readonly errors: number;
}

/**
 * Moves the notices that the host and its plugins print on dashboard pages into `list`, now and later, and counts the
 * visible ones: some plugins print hidden or empty notices. Late notices are announced.
 * @param arrivedLate whether even the first of them came after the page
 * @param keepFocus is called with the number of remaining notices when a notice that had the focus is removed
 */
export function useHostNotices(
  list: RefObject<HTMLElement | null>,
  arrivedLate: boolean,
  keepFocus: (left: number) => void,
): NoticeCount {
  const [count, setCount] = useState<NoticeCount>({ all: 0, errors: 0 });
  const latest = useRef({ count, keepFocus });
  useEffect(() => {
    latest.current = { count, keepFocus };
  });

  useLayoutEffect(() => {
    const target = list.current;
    if (!target) return undefined;
    let held: Element | undefined;

    function recount({ isWithPage = false } = {}): void {
      if (!target) return;
      const seen = [...target.children].filter(isSeen);
      const next = { all: seen.length, errors: seen.filter((notice) => notice.matches(ERROR)).length };
      const { all, errors } = latest.current.count;
      if (held && !held.isConnected && document.activeElement === document.body)
        latest.current.keepFocus(next.all);
      held = target.contains(document.activeElement) ? (document.activeElement ?? undefined) : undefined;
      if (next.all === all && next.errors === errors) return;
      latest.current.count = next;
      setCount(next);
      // Notices that came with the page are found in place; only later ones need an announcement.
      if (next.all > all && !isWithPage && document.readyState === 'complete')
        announce(describeMessages(next.all));
    }

    const collect = () => {
      const found = findNotices();
      if (found.length > 0) target.append(...found);
    };
    const hold = ({ target: focused }: FocusEvent) => {
      if (focused instanceof Element) held = focused;
    };
    const stopWatching = watchArrivals(collect);
    const changes = new MutationObserver(() => recount());
    changes.observe(target, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['class', 'style', 'hidden'],
      characterData: true,
    });
    target.addEventListener('focusin', hold);

    collect();
    recount({ isWithPage: !arrivedLate });
    return () => {
      stopWatching();
      changes.disconnect();
      target.removeEventListener('focusin', hold);
    };
  }, [list, arrivedLate]);

  return count;
}

/** Whether the notice is visible once the list is expanded. */
const isSeen = (notice: Element): boolean =>
  getComputedStyle(notice).display !== 'none' &&
  (notice.textContent.trim() !== '' || notice.querySelector(NO_WORDS) !== null);

/** Returns the label of the collapsed plugin notices. */
export const describeMessages = (count: number): string =>
  /* translators: %d: number of messages that plugins show */
  sprintf(_n('%d message from plugins', '%d messages from plugins', count, 'store-admin'), count);
