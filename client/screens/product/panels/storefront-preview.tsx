import { __ } from '@wordpress/i18n';
import { Card, VisuallyHidden } from '@admin/ui';
import { useProduct } from '../form';
import {
  getPriceLine,
  getShippingLine,
  getStockLine,
  getVisibilityLine,
  type PriceLine,
} from '../rules/shop-view';
import { useShop } from '../use-shop';

/** Preview of the product's lines in the store, with unsaved changes. */
export function StorefrontPreview() {
  const record = useProduct();
  const shop = useShop();
  return (
    <Card title={__('Preview', 'woocommerce')}>
      <dl className="sa-product-see">
        <div>
          <dt>{__('Price', 'woocommerce')}</dt>
          <dd>
            <Price line={getPriceLine(record, shop)} />
          </dd>
        </div>
        <div>
          <dt>{__('Stock', 'woocommerce')}</dt>
          <dd>{getStockLine(record, shop)}</dd>
        </div>
        <div>
          <dt>{__('Shipping', 'woocommerce')}</dt>
          <dd>{getShippingLine(record, shop)}</dd>
        </div>
        <div>
          <dt>{__('Where', 'woocommerce')}</dt>
          <dd>{getVisibilityLine(record, shop)}</dd>
        </div>
      </dl>
    </Card>
  );
}

function Price({ line: { price, before, isSaved } }: { line: PriceLine }) {
  if (price === '') return <span>{__('No price yet. Customers cannot buy it.', 'woocommerce')}</span>;
  return (
    <>
      {before !== '' && (
        <>
          <VisuallyHidden>{__('Before:', 'woocommerce')} </VisuallyHidden>
          <del>{before}</del> <VisuallyHidden>{__('Now:', 'woocommerce')} </VisuallyHidden>
        </>
      )}
      <strong>{price}</strong>
      {isSaved && <span className="sa-product-see__note"> {__('last saved', 'woocommerce')}</span>}
    </>
  );
}
