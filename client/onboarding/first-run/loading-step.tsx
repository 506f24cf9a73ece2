import { Spinner } from '@admin/ui';
import './first-run.css';

/** About the size of a form, to limit the layout shift. */
export const LoadingStep = () => (
  <div className="sa-first-run__loading">
    <Spinner />
  </div>
);
