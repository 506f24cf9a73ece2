import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { lazyScreen } from '@admin/navigation';
import type { ReportStats } from '@admin/store-reports';
import { Placeholder, useInert, useOverdue } from '@admin/ui';
import { PATIENCE } from '../kept-for-now';
import { useLast } from '../use-last';
import type { ReportChartDrawingProps } from './drawing';
import './lazy-drawing.css';

/** The drawing comes when there is something to draw, and after the figures above it: they are what the page is opened for. */
const Drawing = lazyScreen<ReportChartDrawingProps>('analytics-chart', async () => {
  const { ReportChartDrawing } = await import(/* webpackChunkName: "analytics-chart" */ './index');
  return ReportChartDrawing;
});

interface LazyDrawingProps extends Omit<ReportChartDrawingProps, 'present'> {
  /** `undefined` until known. */
  present: ReportStats | undefined;
  /** Whether the figures to compare with are still on their way. */
  isPreviousDue: boolean;
}

/** Milliseconds for which a drawing waits for its other half, lest its axis jumps when that comes. */
const PATIENCE_FOR_BOTH = 300;

/** A chart in its place, which has the same size before it is there. */
export function LazyDrawing({ isPreviousDue, ...props }: LazyDrawingProps) {
  const { chart, type, interval, choice, comparison, previous, isItemComparison, explain, context } = props;
  const isOverdue = useOverdue(isPreviousDue, PATIENCE_FOR_BOTH);
  const present = isPreviousDue && !isOverdue ? undefined : props.present;
  const place = useRef<HTMLDivElement>(null);
  const areFiguresShown = useOnceShown(present !== undefined);
  // What was drawn last stays in its place unseen until there is something new: it is changed, not made anew.
  const drawing = useLast(
    useMemo(
      () =>
        present &&
        areFiguresShown && (
          <Drawing
            {...{
              chart,
              type,
              interval,
              choice,
              comparison,
              present,
              previous,
              isItemComparison,
              explain,
              context,
            }}
          />
        ),
      [
        areFiguresShown,
        chart,
        type,
        interval,
        choice,
        comparison,
        present,
        previous,
        isItemComparison,
        explain,
        context,
      ],
    ),
  );
  const isWaiting = useOverdue(!present, PATIENCE) && drawing !== undefined;
  useInert(place, isWaiting);
  return (
    <div ref={place} className={`sa-report-drawing${isWaiting ? ' is-waiting' : ''}`}>
      {drawing ? <Suspense fallback={<LoadingDrawing />}>{drawing}</Suspense> : <LoadingDrawing />}
    </div>
  );
}

/** Whether something was in the page at least once, with all that came together with it. */
function useOnceShown(isThere: boolean): boolean {
  const [wasShown, setShown] = useState(false);
  useEffect(() => {
    const timer = isThere ? window.setTimeout(() => setShown(true)) : 0;
    return () => window.clearTimeout(timer);
  }, [isThere]);
  return wasShown;
}

const LoadingDrawing = () => <Placeholder height={300} />;
