import { __ } from '@wordpress/i18n';
import { TokenSearch } from '@admin/filters';
import { getHost } from '@admin/host';
import { NEW, type ProductTerm } from '@admin/store-product';
import { useTerms } from '@admin/store-taxonomies';
import { recordEvent } from '@admin/tracks';
import { useChosenField, useFormKey } from '../../form';
import { brandTexts, categoryTexts, TermTreeField, useTermTokens } from '../../terms';
import { mayHaveBrands } from './may-have-brands';
import '../../product-fields.css';

const NONE: ProductTerm[] = [];

/** What the product is found by, in the shop and in the owner's lists. */
export function Organization() {
  const formKey = useFormKey();
  const { value: brands } = useChosenField('brands');
  return (
    <div className="sa-product-fields">
      <Categories />
      <Tags />
      {mayHaveBrands(brands, formKey === NEW, getHost().settings.wcVersion) && <Brands />}
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
      label={__('Tags', 'woocommerce')}
      placeholder={__('Search or create tag…', 'woocommerce')}
      help={__('Separate several new tags with commas.', 'woocommerce')}
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
