import { useNotices } from '@admin/store-notices';
import { SnackbarList } from '@admin/ui';
import './snackbars.css';

/** The notices of the moment, in the corner of the page. */
export function Snackbars() {
  const { notices, removeNotice } = useNotices();
  return (
    <div className="sa-snackbars woocommerce-transient-notices">
      {/* A queue that could not be written brings the notice back on the next page; nothing to say now. */}
      <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id).catch(() => {})} />
    </div>
  );
}
