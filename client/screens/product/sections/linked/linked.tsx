import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { withAbortSignal, useRegistry } from '@admin/data';
import { TokenSearch, type TokenSource } from '@admin/filters';
import { searchStore } from '@admin/store-search';
import { useChosenField, useProduct, type Section } from '../../form';
import '../../product-fields.css';

export const linkedSection = (): Section => ({
  id: 'linked',
  tab: 'linked',
  title: __('Linked Products', 'store-admin'),
  description: __('Recommend related products to customers.', 'store-admin'),
  order: 10,
  content: Linked,
});

/** Grouped products, upsells and cross-sells. */
function Linked() {
  const { type } = useProduct();
  return (
    <div className="sa-product-fields">
      {type === 'grouped' && (
        <ProductsField
          member="grouped_products"
          label={__('Grouped products', 'store-admin')}
          help={__(
            'The products shown on this product’s page, so customers can buy several at once.',
            'store-admin',
          )}
        />
      )}
      <ProductsField
        member="upsell_ids"
        label={__('Upsells', 'store-admin')}
        help={__(
          'Upsells are products which you recommend instead of the currently viewed product, for example, products that are more profitable or better quality or more expensive.',
          'store-admin',
        )}
      />
      <ProductsField
        member="cross_sell_ids"
        label={__('Cross-sells', 'store-admin')}
        help={__(
          'Cross-sells are products which you promote in the cart, based on the current product.',
          'store-admin',
        )}
      />
    </div>
  );
}

interface ProductsFieldProps {
  member: 'grouped_products' | 'upsell_ids' | 'cross_sell_ids';
  label: string;
  help: string;
}

function ProductsField({ member, label, help }: ProductsFieldProps) {
  const { value, onChange, error, isReadOnly } = useChosenField(member, label);
  const { id } = useProduct();
  const source = useProductSource(id);
  return (
    <TokenSearch
      label={label}
      help={help}
      placeholder={__('Search products…', 'store-admin')}
      {...source}
      values={value.map(String)}
      onChange={(keys) => onChange(keys.map(Number))}
      error={error}
      disabled={isReadOnly}
    />
  );
}

/** Searches all products except this one, which can't be linked to itself. */
function useProductSource(ownId: number): TokenSource {
  const registry = useRegistry();
  return useMemo(() => {
    const { findItems, nameItems } = registry.dispatch(searchStore);
    return {
      async getOptions(search, signal) {
        const found = await withAbortSignal(findItems('products', search), signal);
        return found.filter(({ key }) => key !== String(ownId));
      },
      getLabels: (ids, signal) => withAbortSignal(nameItems('products', ids), signal),
    };
  }, [registry, ownId]);
}
