import { __, sprintf } from '@wordpress/i18n';
import { getNewPath, Link } from '@admin/navigation';
import { getChange, type Figures } from '@admin/store-reports';
import { Placeholder, VisuallyHidden } from '@admin/ui';
import type { ReportChart, ReportContext } from '../definition';
import { formatFigure } from '../values';
import { Change } from './change';
import './summary.css';

export interface SummaryProps {
  charts: readonly ReportChart[];
  /** `undefined` until known. */
  present: Figures | undefined;
  /** Of the period compared with; `undefined` until known, or where there is none. */
  previous: Figures | undefined;
  /** Whether there is a period to compare with. */
  isCompared: boolean;
  /** Key of the figure that the chart shows; nothing can be chosen when left out. */
  chosen?: string | undefined;
  context: ReportContext;
}

/** The figures of a report, each with its change; choosing one draws it. */
export function Summary({ charts, present, previous, isCompared, chosen, context }: SummaryProps) {
  return (
    <>
      {!present && <VisuallyHidden as="output">{__('Loading…', 'woocommerce')}</VisuallyHidden>}
      <ul className="sa-summary" aria-busy={!present}>
        {charts.map((chart) => {
          const content = <Figure {...{ chart, present, previous, isCompared, context }} />;
          return (
            <li key={chart.key}>
              {chosen === undefined ? (
                <div className="sa-summary__figure">{content}</div>
              ) : (
                <Link
                  className="sa-summary__figure"
                  href={getNewPath({ chart: chart.key, orderby: chart.orderby, order: chart.order })}
                  aria-current={chart.key === chosen ? 'true' : undefined}
                >
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface FigureProps extends Pick<SummaryProps, 'present' | 'previous' | 'isCompared' | 'context'> {
  chart: ReportChart;
}

function Figure({ chart, present, previous, isCompared, context }: FigureProps) {
  const { key, label, type, isReverseTrend = false } = chart;
  const change = getChange(present?.[key], previous?.[key]);
  const write = (figures: Figures) =>
    formatFigure(figures[key], type, context) || __('unknown', 'woocommerce');
  return (
    <>
      <span className="sa-summary__label">{label}</span>
      {present ? (
        <span className="sa-summary__value">
          {write(present)}
          {change !== undefined && <Change change={change} isLessBetter={isReverseTrend} context={context} />}
        </span>
      ) : (
        <Placeholder width="60%" height={28} />
      )}
      {isCompared && (
        <span className="sa-summary__before">
          {previous ? (
            sprintf(
              /* translators: %s: a figure of an earlier period */
              __('Before: %s', 'woocommerce'),
              write(previous),
            )
          ) : (
            <Placeholder width="50%" height={12} />
          )}
        </span>
      )}
    </>
  );
}
