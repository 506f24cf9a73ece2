import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@admin/format';
import { RichText } from '@admin/rich-text';
import { TextField } from '@admin/ui';
import { useFormKey, useProductField } from '../../form';
import { useUndoRedo } from '../../history/use-undo-redo';
import { ProductLink } from './product-link';

/** The product's name and descriptions. */
export function Details() {
  const { back, forward } = useUndoRedo(useFormKey());
  const name = useProductField('name');
  const summary = useProductField('short_description');
  const description = useProductField('description');
  return (
    <>
      <TextField
        label={__('Name', 'store-admin')}
        required
        autoComplete="off"
        placeholder={__('e.g. 12 oz Coffee Mug', 'store-admin')}
        value={decodeEntities(name.value)}
        error={name.error}
        disabled={name.isReadOnly}
        onChange={name.onChange}
      />
      <ProductLink />
      <RichText
        label={__('Summary', 'store-admin')}
        help={__(
          "Summarize this product in 1-2 short sentences. We'll show it at the top of the page.",
          'store-admin',
        )}
        rows={3}
        value={summary.value}
        error={summary.error}
        disabled={summary.isReadOnly}
        onChange={summary.onChange}
        onUndo={back}
        onRedo={forward}
      />
      <RichText
        label={__('Description', 'store-admin')}
        help={__(
          'Describe this product. What makes it unique? What are its most important features?',
          'store-admin',
        )}
        rows={8}
        value={description.value}
        error={description.error}
        disabled={description.isReadOnly}
        onChange={description.onChange}
        onUndo={back}
        onRedo={forward}
      />
    </>
  );
}
