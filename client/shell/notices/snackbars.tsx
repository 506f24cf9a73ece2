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

/** Milliseconds. Removing a notice from the stored queue takes a read and a write. */
const REMOVAL_TIMEOUT = 3_000;

/** The temporary notices in the corner of the page. */
export function Snackbars() {
  const { notices, removeNotice } = useNotices();
  const [stay] = usePreference('notices_stay');
  // If the queue can't be saved, the notice is shown again on the next page; no error is reported now.
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

/**
 * Notices come from servers and extensions too: only http(s) links are allowed, and dashboard pages open without a page
 * load.
 */
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
      // Loading the next page would abort the requests that remove the notice from the stored queue.
      event.preventDefault();
      void navigateAfter(remove(), { url: address }, REMOVAL_TIMEOUT);
    },
  };
}
