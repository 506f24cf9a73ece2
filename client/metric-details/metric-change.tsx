import { __ } from '@wordpress/i18n';
import { formatChange } from '@admin/store-reports';
import { Icon, Pill, VisuallyHidden } from '@admin/ui';

interface MetricChangeProps {
  /** Percent; `undefined` if there is none, as after zero. */
  change: number | undefined;
  isLessBetter: boolean;
  formatCount: (count: number) => string;
}

/** The change of a metric; an icon says whether it is good, in addition to the color. */
export function MetricChange({ change, isLessBetter, formatCount }: MetricChangeProps) {
  if (change === undefined) return <span aria-hidden="true">—</span>;
  const rounded = Math.round(change);
  const isBetter = isLessBetter ? rounded < 0 : rounded > 0;
  const tone = rounded === 0 ? 'neutral' : isBetter ? 'success' : 'error';
  return (
    <Pill tone={tone}>
      {rounded !== 0 && <Icon name={isBetter ? 'check' : 'warning'} size={14} />}
      <bdi>{formatChange(change, formatCount)}</bdi>
      {rounded !== 0 && (
        <VisuallyHidden>
          {' '}
          <span>{isBetter ? __('better', 'store-admin') : __('worse', 'store-admin')}</span>
        </VisuallyHidden>
      )}
    </Pill>
  );
}
