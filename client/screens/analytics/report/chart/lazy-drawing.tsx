import { Suspense } from 'react';
import { lazyScreen } from '@admin/navigation';
import type { ReportStats } from '@admin/store-reports';
import { Busy, Placeholder } from '@admin/ui';
import type { ReportChartDrawingProps } from './drawing';
import './lazy-drawing.css';

const Drawing = lazyScreen<ReportChartDrawingProps>('analytics-chart', async () => {
  const { ReportChartDrawing } = await import(/* webpackChunkName: "analytics-chart" */ './index');
  return ReportChartDrawing;
});

interface LazyDrawingProps extends Omit<ReportChartDrawingProps, 'present'> {
  /** `undefined` until known. */
  present: ReportStats | undefined;
  /** Whether newer figures are on their way. */
  isPlaceholderData: boolean;
}

/** A chart in its place, which has the same size before it is there. */
export const LazyDrawing = ({ present, isPlaceholderData, ...props }: LazyDrawingProps) => (
  <Busy isBusy={isPlaceholderData || !present} className="sa-report-drawing">
    {present ? (
      <Suspense fallback={<LoadingDrawing />}>
        <Drawing {...props} present={present} />
      </Suspense>
    ) : (
      <LoadingDrawing />
    )}
  </Busy>
);

const LoadingDrawing = () => <Placeholder height={300} />;
