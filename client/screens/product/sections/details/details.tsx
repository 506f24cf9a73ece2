import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@admin/format';
import { RichText } from '@admin/rich-text';
import type { FieldErrors, ProductRecord } from '@admin/store-product';
import { TextField } from '@admin/ui';
import { useFormKey, useProductField, type Section } from '../../form';
import { useUndoRedo } from '../../history/use-undo-redo';
import { ProductLink } from './product-link';

export const detailsSection = (): Section => ({
  id: 'details',
  tab: 'general',
  order: 10,
  title: __('Product details', 'store-admin'),
  description: __(
    'This info will be displayed on the product page, category pages, social media, and search results.',
    'store-admin',
  ),
  content: Details,
  validate: validateDetails,
});

/** Rules for names (contract, remaining screens, section 2.4). */
const LONGEST_NAME = 120;

function validateDetails({ name }: Pick<ProductRecord, 'name'>): FieldErrors {
  if (name.trim() === '') return { name: __('This field is required.', 'store-admin') };
  return name.length > LONGEST_NAME
    ? { name: __('Please enter a product name shorter than 120 characters.', 'store-admin') }
    : {};
}

/** The product's name and descriptions. */
function Details() {
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
