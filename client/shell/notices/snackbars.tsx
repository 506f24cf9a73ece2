import { isWCAdmin, navigateTo, opensHere, safeUrl } from '@admin/navigation';
import { useNotices, type NoticeAction } from '@admin/store-notices';
import { usePreference } from '@admin/store-user';
import { SnackbarList } from '@admin/ui';

/** The notices of the moment, in the corner of the page. */
export function Snackbars() {
  const { notices, removeNotice } = useNotices();
  const [stay] = usePreference('notices_stay');
  // A queue that could not be written brings the notice back with the next page; there is nothing to say now.
  const remove = (id: string) => void removeNotice(id).catch(() => {});
  return (
    <SnackbarList
      className="woocommerce-transient-notices"
      isPaused={stay === 'yes'}
      notices={notices.map((notice) => ({ ...notice, actions: notice.actions.map(toOwnAction) }))}
      onRemove={remove}
    />
  );
}

/** Notices come from servers and extensions too: only http(s) is linked to, and own pages open without a page load. */
function toOwnAction({ label, url, onClick }: NoticeAction): NoticeAction {
  const address = url === undefined ? undefined : safeUrl(url);
  if (address !== undefined && opensHere(address) && isWCAdmin()) {
    return { label, onClick: () => (onClick?.(), navigateTo({ url: address })) };
  }
  return { label, ...(onClick ? { onClick } : {}), ...(address === undefined ? {} : { url: address }) };
}
