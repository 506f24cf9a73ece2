import {
  isPlainClick,
  isWCAdmin,
  navigateAfter,
  navigateTo,
  isDashboardUrl,
  safeUrl,
} from '@admin/navigation';
import { useNotices, type NoticeAction } from '@admin/store-notices';
import { usePreference } from '@admin/store-user';
import { SnackbarList, type SnackbarAction } from '@admin/ui';

/** Milliseconds. Taking a notice out of the stored queue reads the queue and writes it. */
const REMOVAL_TIMEOUT = 3_000;

/** The notices of the moment, in the corner of the page. */
export function Snackbars() {
  const { notices, removeNotice } = useNotices();
  const [stay] = usePreference('notices_stay');
  // A queue that could not be written brings the notice back with the next page; there is nothing to say now.
  const remove = (id: string) => removeNotice(id).catch(() => {});
  return (
    <SnackbarList
      className="woocommerce-transient-notices"
      isPaused={stay === 'yes'}
      notices={notices.map((notice) => ({
        ...notice,
        actions: notice.actions.map((action) => toSnackbarAction(action, () => remove(notice.id))),
      }))}
      onRemove={(id) => void remove(id)}
    />
  );
}

/** Notices come from servers and extensions too: only http(s) is linked to, and own pages open without a page load. */
function toSnackbarAction(
  { label, url, onClick }: NoticeAction,
  remove: () => Promise<void>,
): SnackbarAction {
  const address = url === undefined ? undefined : safeUrl(url);
  if (address === undefined) return { label, onClick };
  if (isDashboardUrl(address) && isWCAdmin()) {
    return { label, onClick: () => (onClick?.(), navigateTo({ url: address })) };
  }
  return {
    label,
    url: address,
    onClick(event) {
      onClick?.();
      const link = event.currentTarget;
      if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event, link)) return;
      // Loading the next page would cut off the requests that take the notice out of the stored queue.
      event.preventDefault();
      void navigateAfter(remove(), { url: address }, REMOVAL_TIMEOUT);
    },
  };
}
