import { Spinner } from '@admin/ui';
import './screen-spinner.css';

/** While a screen is being fetched. */
export function ScreenSpinner() {
  return (
    <div className="sa-screen-spinner">
      <Spinner />
    </div>
  );
}
