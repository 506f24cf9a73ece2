import { useNotices } from '@admin/store-notices';
import { SnackbarList } from '@admin/ui';

/** The notices of the moment, in the corner of the page. */
export function Snackbars() {
  const { notices, removeNotice } = useNotices();
  // A queue that could not be written brings the notice back with the next page; there is nothing to say now.
  const remove = (id: string) => void removeNotice(id).catch(() => {});
  return <SnackbarList className="woocommerce-transient-notices" notices={notices} onRemove={remove} />;
}
