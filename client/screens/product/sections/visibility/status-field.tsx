import { __ } from '@wordpress/i18n';
import type { ProductStatus } from '@admin/store-product';
import { Select, type SelectOption } from '@admin/ui';
import { toFieldProps } from '../../controls';
import { useFormKey, useProductField } from '../../form';
import { usePermissions } from '../../form/use-permissions';

/** The product's status after the next save; the publish button sets it and saves. */
export function StatusField() {
  const field = useProductField('status');
  const { canPublish } = usePermissions(useFormKey());
  return (
    <Select
      {...toFieldProps('status', field)}
      // WordPress's auto-draft is shown as a draft.
      value={field.value === 'auto-draft' ? 'draft' : field.value}
      label={__('Status', 'store-admin')}
      options={listOptions(field.value, canPublish)}
      onChange={(value) => {
        const chosen = STATUS_OPTIONS.find((status) => status === value);
        if (chosen) field.onChange(chosen);
      }}
      help={canPublish ? undefined : __('You are not allowed to publish products.', 'store-admin')}
    />
  );
}

const STATUS_OPTIONS = ['draft', 'pending', 'private', 'publish'] as const;

/** WordPress changes the status to scheduled if the date is in the future; users can't select it. */
function listOptions(present: ProductStatus, canPublish: boolean): SelectOption[] {
  const scheduled = { value: 'future', label: __('Scheduled', 'store-admin') };
  return [
    { value: 'draft', label: __('Draft', 'store-admin') },
    { value: 'pending', label: __('Pending review', 'store-admin') },
    { value: 'private', label: __('Privately published', 'store-admin'), disabled: !canPublish },
    { value: 'publish', label: __('Published', 'store-admin'), disabled: !canPublish },
    ...(present === 'future' ? [scheduled] : []),
  ];
}
