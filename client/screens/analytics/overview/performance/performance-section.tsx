import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { getNewPath, getPersistedQuery } from '@admin/navigation';
import {
  readFilters,
  useComparedItems,
  useReportItems,
  type Figures,
  type Indicator,
  type ReportItems,
} from '@admin/store-reports';
import { Card, EmptyState, ErrorState } from '@admin/ui';
import { useReportContext } from '../../report/context';
import type { ReportChart } from '../../report/definition';
import { ComparisonNote } from '../../report/summary/comparison-note';
import { Summary } from '../../report/summary/summary';
import { useReportPeriod, type ReportPeriod } from '../../report/use-period';
import { arrangeBlocks, type ArrangedBlock } from '../sections/arrange-blocks';
import type { SectionProps } from '../sections/section';
import { SectionFrame } from '../sections/section-frame';
import { useShownAnswer } from '../shown-answers';

const NO_QUERY = {};

/** Nobody is glad about more of these. */
const GOOD_WHEN_LESS = new Set(['revenue/refunds']);

interface OfferedFigure extends ArrangedBlock {
  chart: string;
  reportPath: string;
}

/** The figures of the period beside those of the one it is compared with; each leads to its report. */
export function PerformanceSection(props: SectionProps) {
  const { query, arrangement } = props;
  const period = useReportPeriod(query);
  const { page, failure, retry } = useReportItems('performance-indicators/allowed', NO_QUERY);
  const figures = useMemo(
    () =>
      arrangeBlocks(
        (page?.items ?? []).map(({ stat, ...rest }) => ({ ...rest, key: stat })),
        arrangement,
      ),
    [page, arrangement],
  );
  const shown = figures.filter(({ isVisible }) => isVisible);

  return (
    <SectionFrame section={props} blocks={figures} chooseLabel={__('Choose figures', 'woocommerce')}>
      {failure && !page ? (
        <FiguresFailed message={failure.message} onRetry={retry} />
      ) : page && shown.length === 0 ? (
        <Card>
          <EmptyState
            title={__('No figures are shown', 'woocommerce')}
            message={__('Choose those you want to see from the menu of this section.', 'woocommerce')}
          />
        </Card>
      ) : (
        // Which there are has to be known before any is asked for.
        page && <ShownFigures figures={shown} period={period} query={query} />
      )}
    </SectionFrame>
  );
}

interface ShownFiguresProps extends Pick<SectionProps, 'query'> {
  figures: readonly OfferedFigure[];
  period: ReportPeriod;
}

function ShownFigures({ figures, period, query }: ShownFiguresProps) {
  // In an order of their own, so that moving figures asks for nothing.
  const stats = figures
    .map(({ key }) => key)
    .toSorted()
    .join(',');
  const question = useMemo(() => ({ ...readFilters(query), stats }), [query, stats]);
  const { pages, status, failure, retry } = useComparedItems(
    'performance-indicators',
    question,
    period.ranges,
  );
  useShownAnswer(pages?.present.receivedAt, status === 'resolving');
  const context = useReportContext(query);

  if (failure && !pages) return <FiguresFailed message={failure.message} onRetry={retry} />;
  const receivedAt = pages?.present.receivedAt;
  const formats = new Map(pages?.present.items.map(({ stat, format }) => [stat, format]));
  const addresses = new Map(
    figures.map(({ key, reportPath, chart }) => [
      key,
      reportPath && getNewPath({ ...getPersistedQuery(query), chart }, reportPath, {}),
    ]),
  );
  return (
    <>
      <ComparisonNote period={period} />
      <Summary
        charts={figures.map(({ key, name }): ReportChart => ({
          key,
          label: name,
          type: formats.get(key) === 'currency' ? 'currency' : 'number',
          isReverseTrend: GOOD_WHEN_LESS.has(key),
        }))}
        present={pages && toFigures(pages.present)}
        previous={pages && toFigures(pages.previous)}
        isCompared
        getHref={({ key }) => addresses.get(key)}
        explain={(stat, label, value) => ({
          stat,
          label,
          value,
          receivedAt,
          range: period.ranges.present,
          comparedWith: period.ranges.previous,
          filters: readFilters(query),
        })}
        context={context}
      />
    </>
  );
}

/** By their names; those that the shop cannot tell are left out. */
const toFigures = ({ items }: ReportItems<'performance-indicators'>): Figures =>
  Object.fromEntries(
    items
      .filter((item): item is Indicator & { value: number } => item.value !== null)
      .map(({ stat, value }) => [stat, value]),
  );

const FiguresFailed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Card>
    <ErrorState
      title={__('The figures could not be loaded', 'woocommerce')}
      message={message}
      onRetry={onRetry}
    />
  </Card>
);
