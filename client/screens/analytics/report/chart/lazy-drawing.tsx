import { memo, Suspense } from 'react';
import { lazyScreen } from '@admin/navigation';
import type { ReportStats } from '@admin/store-reports';
import { Placeholder } from '@admin/ui';
import type { ReportChartDrawingProps } from './drawing';
import './lazy-drawing.css';

/** The drawing comes when there is something to draw. */
const Drawing = lazyScreen<ReportChartDrawingProps>('analytics-chart', async () => {
  const { ReportChartDrawing } = await import(/* webpackChunkName: "analytics-chart" */ './index');
  return ReportChartDrawing;
});

interface LazyDrawingProps extends Omit<ReportChartDrawingProps, 'present'> {
  /** `undefined` until known. */
  present: ReportStats | undefined;
}

/** A chart in its place, which has the same size before it is there. */
export const LazyDrawing = memo(function LazyDrawing({ present, ...rest }: LazyDrawingProps) {
  return (
    <div className="sa-report-drawing">
      {present ? (
        <Suspense fallback={<LoadingDrawing />}>
          <Drawing {...rest} present={present} />
        </Suspense>
      ) : (
        <LoadingDrawing />
      )}
    </div>
  );
});

const LoadingDrawing = () => <Placeholder height={300} />;
