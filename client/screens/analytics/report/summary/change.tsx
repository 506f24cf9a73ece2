import { __ } from '@wordpress/i18n';
import { formatChange } from '@admin/store-reports';
import { Icon, Pill, VisuallyHidden } from '@admin/ui';
import type { CellContext } from '../definition';

interface ChangeProps {
  /** Percent. */
  change: number;
  isLessBetter: boolean;
  context: CellContext;
}

/** By how much a figure changed; a tick or a warning says whether that is good, besides the colour. */
export function Change({ change, isLessBetter, context }: ChangeProps) {
  const rounded = Math.round(change);
  const isBetter = isLessBetter ? rounded < 0 : rounded > 0;
  const tone = rounded === 0 ? 'neutral' : isBetter ? 'success' : 'error';
  return (
    <Pill tone={tone}>
      {rounded !== 0 && <Icon name={isBetter ? 'check' : 'warning'} size={14} />}
      <bdi>{formatChange(change, context.number)}</bdi>
      {rounded !== 0 && (
        <VisuallyHidden>
          {' '}
          <span>{isBetter ? __('better', 'woocommerce') : __('worse', 'woocommerce')}</span>
        </VisuallyHidden>
      )}
    </Pill>
  );
}
