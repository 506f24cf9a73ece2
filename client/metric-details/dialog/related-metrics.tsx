import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { useReportQuery } from '@admin/store-reports';
import { Placeholder } from '@admin/ui';
import type { Metric } from '../metric';
import type { Related } from './metric-definitions';
import type { SectionProps } from './section-props';
import { formatMetric, type Unit } from './format';

/** Metrics with a similar meaning, and how they differ. */
export function RelatedMetrics({ metric, explanation: { description } }: SectionProps) {
  const { range } = metric;
  const related = description?.related ?? [];
  if (!range || related.length === 0) return null;
  return (
    <section>
      <h3 className="sa-metric-details__heading">{__('Similar metrics', 'store-admin')}</h3>
      <ul className="sa-metric-details__related">
        {related.map((other) => (
          <RelatedMetric key={other.stat} {...{ other, range }} unit={description?.unit ?? 'count'} />
        ))}
      </ul>
    </section>
  );
}

interface RelatedMetricProps {
  other: Related;
  range: NonNullable<Metric['range']>;
  unit: Unit;
}

function RelatedMetric({ other: { stat, label, why }, range, unit }: RelatedMetricProps) {
  const [report = '', column = ''] = stat.split('/');
  const query = useMemo(() => ({ ...range, per_page: 1, fields: [column] }), [range, column]);
  const { data, error } = useReportQuery({ type: 'stats', endpoint: report, query });
  return (
    <li>
      {label}:{' '}
      {data || error ? (
        <strong>
          <bdi>{formatMetric(data?.totals[column], unit)}</bdi>
        </strong>
      ) : (
        <Placeholder width={48} />
      )}
      <span className="sa-metric-details__reason">{why}</span>
    </li>
  );
}
