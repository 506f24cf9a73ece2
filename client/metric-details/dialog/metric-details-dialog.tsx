import { __, sprintf } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import { metricVerificationStore } from '@admin/store-metric-verification';
import { reportsStore } from '@admin/store-reports';
import { Modal } from '@admin/ui';
import type { Metric, MetricDetailsDialogProps } from '../metric';
import { VerificationSection } from './verification-section';
import { OrdersSection } from './orders-section';
import { CalculationSection } from './calculation-section';
import { SectionError } from './section-error';
import { RelatedMetrics } from './related-metrics';
import { useMetricVerification } from './use-metric-verification';
import { IncludedSection } from './included-section';
import './metric-details-dialog.css';

const STORES = [{ store: reportsStore }, { store: metricVerificationStore }];

/** Explains how a metric is calculated, which orders it includes, and whether they add up to the same value. */
export const MetricDetailsDialog = ({ metric, onClose }: MetricDetailsDialogProps) => (
  <Modal
    className="sa-metric-details"
    title={sprintf(
      /* translators: %s: name of a metric, such as net sales */
      __('How “%s” is calculated', 'store-admin'),
      metric.label,
    )}
    onClose={onClose}
  >
    <WithStores stores={STORES}>
      <Explanation metric={metric} />
    </WithStores>
  </Modal>
);

function Explanation({ metric }: { metric: Metric }) {
  const explanation = useMetricVerification(metric);
  const { description, failure, totals, retry } = explanation;
  return (
    <>
      <p className="sa-metric-details__description">
        {description?.what ??
          __(
            'This metric comes from an extension that does not describe how it is calculated.',
            'store-admin',
          )}
      </p>
      {failure && !totals ? (
        <SectionError
          what={__('The metric could not be loaded.', 'store-admin')}
          failure={failure}
          onRetry={retry}
        />
      ) : (
        <CalculationSection metric={metric} explanation={explanation} />
      )}
      <VerificationSection metric={metric} explanation={explanation} />
      <IncludedSection metric={metric} explanation={explanation} />
      <OrdersSection metric={metric} explanation={explanation} />
      <RelatedMetrics metric={metric} explanation={explanation} />
    </>
  );
}
