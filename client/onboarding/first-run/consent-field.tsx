import { __ } from '@wordpress/i18n';
import { useFormField } from '@admin/forms';
import { Card, Checkbox } from '@admin/ui';

/** Asks whether usage may be recorded. It is the field `isTracked`, and nobody ticks it but the owner. */
export function ConsentField() {
  const { value, error, ...field } = useFormField<boolean>('isTracked');
  return (
    <Card>
      <Checkbox
        {...field}
        checked={value}
        error={error}
        label={__('Record how I use this dashboard', 'woocommerce')}
        help={__(
          'It shows what helps and what gets in the way. Orders, customers and what you sell are no part of it, and you can change your mind in the settings at any time.',
          'woocommerce',
        )}
      />
    </Card>
  );
}
