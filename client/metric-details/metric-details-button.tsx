import { memo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@admin/ui';
import type { Metric } from './metric';
import { useMetricDetails } from './use-metric-details';
import './metric-details-button.css';

/**
 * A button in the corner of a metric that explains its calculation. It is a sibling of the metric's link, and memoized
 * by the metric.
 */
export const MetricDetailsButton = memo(function MetricDetailsButton(metric: Metric) {
  const { explain, panel } = useMetricDetails();
  return (
    <>
      <Button
        variant="tertiary"
        icon="info"
        className="sa-metric-details-button"
        aria-haspopup="dialog"
        aria-label={sprintf(
          /* translators: %s: name of a metric, such as net sales */
          __('How “%s” is calculated', 'store-admin'),
          metric.label,
        )}
        onClick={() => explain(metric)}
      />
      {panel}
    </>
  );
});
