import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';
import type { Metric, MetricDetailsDialogProps } from './metric';

interface Shown {
  Panel: ComponentType<MetricDetailsDialogProps>;
  figure: Metric;
}

/** Opens the panel, whose code is loaded with its first use. The caller has to render `panel`. */
export function useMetricDetails(): { explain: (figure: Metric) => void; panel: ReactNode } {
  const [shown, setShown] = useState<Shown>();
  const report = usePromiseNotice();
  const explain = useCallback(
    (figure: Metric) =>
      void report(
        import(/* webpackChunkName: "metric-details" */ './dialog/metric-details-dialog').then(
          ({ MetricDetailsDialog }) => setShown({ Panel: MetricDetailsDialog, figure }),
        ),
        { failed: __('There was an error loading the content. Please try again.', 'store-admin') },
      ),
    [report],
  );
  return {
    explain,
    panel: shown && <shown.Panel figure={shown.figure} onClose={() => setShown(undefined)} />,
  };
}
