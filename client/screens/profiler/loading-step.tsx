import { Spinner } from '@admin/ui';

/** Of about the size of a question, so that little moves when it comes. */
export function LoadingStep() {
  return (
    <div className="sa-profiler__loading">
      <Spinner />
    </div>
  );
}
