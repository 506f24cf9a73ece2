import { useForm, useFormState } from 'react-final-form';
import { __, _n, sprintf } from '@wordpress/i18n';
import { announce, Button } from '@admin/ui';

/** Shows the number of unsaved changes and a button to discard them. */
export function Unsaved() {
  const form = useForm();
  const { dirtyFields, submitting } = useFormState({ subscription: { dirtyFields: true, submitting: true } });
  const count = Object.keys(dirtyFields ?? {}).length;
  if (count === 0) return null;
  const discard = () => {
    form.reset();
    announce(__('Changes discarded.', 'store-admin'));
  };
  return (
    <>
      <Button disabled={submitting} onClick={discard}>
        {__('Discard', 'store-admin')}
      </Button>
      <span className="sa-settings-unsaved">
        {sprintf(
          /* translators: %d: number of settings that were changed and are not saved */
          _n('%d unsaved change', '%d unsaved changes', count, 'store-admin'),
          count,
        )}
      </span>
    </>
  );
}
