import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';
import type { Metric, MetricDetailsDialogProps } from './metric';

interface Shown {
  Panel: ComponentType<MetricDetailsDialogProps>;
  metric: Metric;
}

/** Opens the panel, whose code is loaded with its first use. The caller has to render `panel`. */
export function useMetricDetails(): { explain: (metric: Metric) => void; panel: ReactNode } {
  const [shown, setShown] = useState<Shown>();
  const report = usePromiseNotice();
  const explain = useCallback(
    (metric: Metric) =>
      void report(
        import(/* webpackChunkName: "metric-details" */ './dialog/metric-details-dialog').then(
          ({ MetricDetailsDialog }) => setShown({ Panel: MetricDetailsDialog, metric }),
        ),
        { failed: __('There was an error loading the content. Please try again.', 'store-admin') },
      ),
    [report],
  );
  return {
    explain,
    panel: shown && <shown.Panel metric={shown.metric} onClose={() => setShown(undefined)} />,
  };
}
