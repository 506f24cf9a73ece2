import { useEffect, type RefObject } from 'react';

const SOURCE = 'wp__notice-list';
const NOTICE = '.notice, .updated, .error, .update-nag';

/**
 * Notices which the host and its extensions print above the page. The host keeps them hidden until
 * someone shows them: on own pages they move into `target`, on classic pages they stay where they are.
 */
export function useClassicNotices(target: RefObject<HTMLElement | null>, isEmbedded: boolean): void {
  useEffect(() => {
    const source = document.getElementById(SOURCE);
    if (!source) return;
    if (isEmbedded) {
      source.classList.replace(
        'woocommerce-layout__notice-list-hide',
        'woocommerce-layout__notice-list-show',
      );
      return;
    }

    const collect = () => target.current?.append(...noticesIn(source));
    collect();
    // The host sorts its notices when the document is ready, which may be after this.
    const observer = new MutationObserver(collect);
    observer.observe(source, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [target, isEmbedded]);
}

/** Outermost ones only: a notice may hold elements with the same classes. */
const noticesIn = (source: Element) =>
  [...source.querySelectorAll(NOTICE)].filter((notice) => !notice.parentElement?.closest(NOTICE));
