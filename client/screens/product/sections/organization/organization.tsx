import { __ } from '@wordpress/i18n';
import { TokenSearch } from '@admin/filters';
import { isWcVersion } from '@admin/host';
import { NEW, type ProductTerm } from '@admin/store-product';
import { useTerms } from '@admin/store-taxonomies';
import { recordEvent } from '@admin/tracks';
import { useChosenField, useFormKey, type Section } from '../../form';
import { brandTexts, categoryTexts, TermTreeField, useTermTokens } from '../../terms';
import '../../product-fields.css';

export const organizationSection = (): Section => ({
  id: 'organization',
  tab: 'organization',
  title: __('Product catalog', 'store-admin'),
  description: __('Help customers find this product and keep your catalog organized.', 'store-admin'),
  order: 10,
  content: Organization,
});

const NONE: ProductTerm[] = [];

/** Categories, tags and brands. */
function Organization() {
  const formKey = useFormKey();
  // A saved product has this field if the store supports brands. WooCommerce before 9.6 returns an error when asked for
  // brands, so for a new product its version decides.
  const { value: brands } = useChosenField('brands');
  return (
    <div className="sa-product-fields">
      <Categories />
      <Tags />
      {(brands !== undefined || (formKey === NEW && isWcVersion('9.6', '>='))) && <Brands />}
    </div>
  );
}

function Categories() {
  const { value, onChange, error, isReadOnly } = useChosenField('categories');
  return (
    <TermTreeField
      taxonomy="categories"
      texts={categoryTexts()}
      value={value}
      onChange={onChange}
      onCreated={() => recordEvent('product_category_add', {})}
      error={error}
      disabled={isReadOnly}
    />
  );
}

function Tags() {
  const { value, onChange, error, isReadOnly } = useChosenField('tags');
  const tokens = useTermTokens('tags', value, onChange);
  return (
    <TokenSearch
      label={__('Tags', 'store-admin')}
      placeholder={__('Search or create tag…', 'store-admin')}
      help={__('Separate tags with commas', 'store-admin')}
      {...tokens}
      error={error}
      disabled={isReadOnly}
    />
  );
}

function Brands() {
  const { value = NONE, onChange, error, isReadOnly } = useChosenField('brands');
  const { isOffered } = useTerms('brands');
  if (isOffered === false) return null;
  return (
    <TermTreeField
      taxonomy="brands"
      texts={brandTexts()}
      value={value}
      onChange={onChange}
      error={error}
      disabled={isReadOnly}
    />
  );
}
