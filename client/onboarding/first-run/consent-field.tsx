import { __ } from '@wordpress/i18n';
import { useFormField } from '@admin/forms';
import { Card, Checkbox } from '@admin/ui';

/** Asks for permission to track usage, in the field `isTracked`. The checkbox is never checked by default. */
export function ConsentField() {
  const { value, error, ...field } = useFormField<boolean>('isTracked');
  return (
    <Card>
      <Checkbox
        {...field}
        checked={value}
        error={error}
        label={__('Share usage data to help improve the dashboard', 'store-admin')}
        help={__(
          'Usage data does not include your orders, customers or products. You can change this in the settings at any time.',
          'store-admin',
        )}
      />
    </Card>
  );
}
