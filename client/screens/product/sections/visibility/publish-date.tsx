import { __, sprintf } from '@wordpress/i18n';
import { createStoreDays } from '@admin/format';
import { TextField } from '@admin/ui';
import { toFieldProps, useTextDraft } from '../../controls';
import { useProductField } from '../../form';
import { useStoreSettings } from '../../use-store-settings';

/** When the product becomes public, in the store's time zone. */
export function PublishDate() {
  const { value = null, onChange, ...field } = useProductField('date_created_gmt');
  const { timeZone } = useStoreSettings();
  const days = createStoreDays(timeZone);
  const typed = useTextDraft(value, onChange, {
    read: (text) => days.at(text.slice(0, 10), text.slice(11)),
    write: (moment) => (days.dayOf(moment) ? `${days.dayOf(moment)}T${days.timeOf(moment).slice(0, 5)}` : ''),
  });
  return (
    <TextField
      {...toFieldProps('date_created_gmt', { ...field, value, onChange })}
      {...typed}
      type="datetime-local"
      label={__('Publish on', 'store-admin')}
      help={sprintf(
        // translators: %s: a time zone, such as Europe/Berlin
        __('In the store’s time zone (%s). Leave empty to publish immediately.', 'store-admin'),
        timeZone,
      )}
    />
  );
}
