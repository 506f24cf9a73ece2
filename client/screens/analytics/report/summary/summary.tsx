import type { ComponentProps } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { getNewPath, Link } from '@admin/navigation';
import { getChange, type ReportTotals } from '@admin/store-reports';
import { Busy, Placeholder, Tooltip, VisuallyHidden } from '@admin/ui';
import { MetricChange, MetricDetailsButton, MetricTiles } from '../../../../metric-details';
import type { ExplainMetric } from '../explain-metric';
import type { ReportChart, CellContext } from '../definition';
import { formatMetricValue } from '../values';

export interface SummaryProps {
  charts: readonly ReportChart[];
  /** `undefined` until known. */
  present: ReportTotals | undefined;
  /** Of the previous period; `undefined` until known, or if there is none. */
  previous: ReportTotals | undefined;
  /** Whether there is a previous period. */
  isCompared: boolean;
  /** Whether newer metrics are loading. */
  isPlaceholderData: boolean;
  /** Key of the metric in the chart; if omitted, metrics can't be selected. */
  chosen?: string | undefined;
  /** Link of a metric; if omitted, a click selects the metric. */
  getHref?: ((chart: ReportChart) => string | undefined) | undefined;
  /** Explains how a metric is calculated. */
  explain: ExplainMetric;
  context: CellContext;
}

/** The metrics of a report with their changes; selecting one shows its chart. */
export function Summary(props: SummaryProps) {
  const { charts, present, previous, isCompared, isPlaceholderData, chosen, explain, context } = props;
  const isBusy = isPlaceholderData || !present;
  const toChosen = ({ key, orderby, order }: ReportChart) =>
    chosen === undefined ? undefined : getNewPath({ chart: key, orderby, order });
  const getHref = props.getHref ?? toChosen;
  return (
    <>
      {isBusy && <VisuallyHidden as="output">{__('Loading…', 'store-admin')}</VisuallyHidden>}
      <Busy isBusy={isBusy}>
        <MetricTiles isCompared={isCompared}>
          {charts.map((chart) => {
            const content = <TileContent {...{ chart, present, previous, isCompared, context }} />;
            const href = getHref(chart);
            return (
              <li key={chart.key}>
                {href ? (
                  <Explained text={chart.labelTooltipText}>
                    <Link
                      className="sa-summary__figure"
                      href={href}
                      aria-current={chart.key === chosen ? 'true' : undefined}
                    >
                      {content}
                    </Link>
                  </Explained>
                ) : (
                  <div className="sa-summary__figure">{content}</div>
                )}
                {present && <MetricDetailsButton {...explain(chart.key, chart.label, present[chart.key])} />}
              </li>
            );
          })}
        </MetricTiles>
      </Busy>
    </>
  );
}

/** A metric's description, if the name alone is not clear. */
const Explained = ({
  text,
  children,
}: {
  text: string | undefined;
  children: ComponentProps<typeof Tooltip>['children'];
}) => (text ? <Tooltip text={text}>{children}</Tooltip> : children);

/** Number of characters that fit into a tile. */
const ROOM = 12;

/** Long values wrap between groups of digits. */
function Value({ text }: { text: string }) {
  if (text.length <= ROOM) return <bdi>{text}</bdi>;
  return (
    <bdi className="sa-summary__long">
      {text.split(/(?<=\d\D)(?=\d{3})/).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts of a number have nothing of their own
        <span key={index}>
          {index > 0 && <wbr />}
          {part}
        </span>
      ))}
    </bdi>
  );
}

interface TileContentProps extends Pick<SummaryProps, 'present' | 'previous' | 'isCompared' | 'context'> {
  chart: ReportChart;
}

function TileContent({ chart, present, previous, isCompared, context }: TileContentProps) {
  const { key, label, type, isReverseTrend = false } = chart;
  const change = getChange(present?.[key], previous?.[key]);
  const write = (totals: ReportTotals) =>
    formatMetricValue(totals[key], type, context) || __('unknown', 'store-admin');
  return (
    <>
      <span className="sa-summary__label">{label}</span>
      {present ? (
        <span className="sa-summary__value">
          <Value text={write(present)} />
        </span>
      ) : (
        <Placeholder width="60%" height={28} />
      )}
      {isCompared && (
        <>
          <span className="sa-summary__change">
            {present && previous && (
              <MetricChange change={change} isLessBetter={isReverseTrend} formatCount={context.number} />
            )}
          </span>
          <span className="sa-summary__before">
            {previous ? (
              sprintf(
                /* translators: %s: a metric of an earlier period */
                __('Before: %s', 'store-admin'),
                write(previous),
              )
            ) : (
              <Placeholder width="50%" height={12} />
            )}
          </span>
        </>
      )}
    </>
  );
}
