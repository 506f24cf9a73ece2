import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@admin/format';
import { TextArea, TextField } from '@admin/ui';
import { useProductField } from '../../form';
import { ProductLink } from './product-link';

/** What the product is called and how it is described. */
export function Details() {
  const name = useProductField('name');
  const summary = useProductField('short_description');
  const description = useProductField('description');
  return (
    <>
      <TextField
        label={__('Name', 'woocommerce')}
        required
        autoComplete="off"
        placeholder={__('e.g. 12 oz Coffee Mug', 'woocommerce')}
        value={decodeEntities(name.value)}
        error={name.error}
        disabled={name.isReadOnly}
        onChange={name.onChange}
      />
      <ProductLink />
      <TextArea
        label={__('Summary', 'woocommerce')}
        help={__(
          "Summarize this product in 1-2 short sentences. We'll show it at the top of the page.",
          'woocommerce',
        )}
        rows={3}
        value={summary.value}
        error={summary.error}
        disabled={summary.isReadOnly}
        onChange={summary.onChange}
      />
      <TextArea
        label={__('Description', 'woocommerce')}
        help={__(
          'Describe this product. What makes it unique? What are its most important features?',
          'woocommerce',
        )}
        rows={8}
        value={description.value}
        error={description.error}
        disabled={description.isReadOnly}
        onChange={description.onChange}
      />
    </>
  );
}
