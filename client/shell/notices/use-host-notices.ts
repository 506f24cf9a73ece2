import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { announce } from '@admin/ui';
import { describeMessages } from './describe-messages';
import { findNotices, watchArrivals } from './find-notices';

const ERROR = '.notice-error, .error';
/** What a notice may consist of in addition to words. */
const NO_WORDS = 'img, svg, iframe, button, input';

export interface NoticeCount {
  /** How many there are to be seen. */
  readonly all: number;
  /** How many of these tell of an error. */
  readonly errors: number;
}

/**
 * Moves the notices that the host and its plugins print on own pages into `list`, now and later, and counts those that
 * are to be seen: plugins print some that wait hidden, or stay empty. Those that come late are announced.
 * @param areLate whether already the first of them came after the page
 * @param keepFocus is called with the number of those left when a notice that held the focus is gone
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
      // What came with the page is found where it stands; only what comes into it has to be told.
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

/** Whether it is there for people to see, once the list is unfolded. */
const isSeen = (notice: Element): boolean =>
  getComputedStyle(notice).display !== 'none' &&
  (notice.textContent.trim() !== '' || notice.querySelector(NO_WORDS) !== null);
