import { Button, Tooltip } from '@admin/ui';
import { __ } from '@wordpress/i18n';
import type { Comparing } from './use-comparison';

/** Compares the chosen rows, once there are two of them. */
export function CompareButton({ label, compare }: Comparing) {
  if (compare) return <Button onClick={compare}>{label}</Button>;
  return (
    <Tooltip text={__('Choose at least two rows to compare them.', 'woocommerce')}>
      <Button aria-disabled="true">{label}</Button>
    </Tooltip>
  );
}
