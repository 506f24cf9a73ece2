import { Spinner } from '@admin/ui';
import './first-run.css';

/** Of about the size of a question, so that little moves when it comes. */
export const LoadingStep = () => (
  <div className="sa-first-run__loading">
    <Spinner />
  </div>
);
