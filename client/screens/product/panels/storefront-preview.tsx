import { __, _x } from '@wordpress/i18n';
import { Card, VisuallyHidden } from '@admin/ui';
import { useProduct } from '../form';
import {
  getPriceLine,
  getShippingLine,
  getStockLine,
  getVisibilityLine,
  type PriceLine,
} from '../rules/storefront-view';
import { useStoreSettings } from '../use-store-settings';

/** Preview of the product's lines in the store, with unsaved changes. */
export function StorefrontPreview() {
  const record = useProduct();
  const shop = useStoreSettings();
  return (
    <Card title={_x('Preview', 'noun', 'store-admin')}>
      <dl className="sa-product-see">
        <div>
          <dt>{__('Price', 'store-admin')}</dt>
          <dd>
            <Price line={getPriceLine(record, shop)} />
          </dd>
        </div>
        <div>
          <dt>{__('Stock', 'store-admin')}</dt>
          <dd>{getStockLine(record, shop)}</dd>
        </div>
        <div>
          <dt>{__('Shipping', 'store-admin')}</dt>
          <dd>{getShippingLine(record, shop)}</dd>
        </div>
        <div>
          <dt>{__('Where', 'store-admin')}</dt>
          <dd>{getVisibilityLine(record, shop)}</dd>
        </div>
      </dl>
    </Card>
  );
}

function Price({ line: { price, before, isSaved } }: { line: PriceLine }) {
  if (price === '') return <span>{__('No price yet. Customers cannot buy it.', 'store-admin')}</span>;
  return (
    <>
      {before !== '' && (
        <>
          <VisuallyHidden>{__('Before:', 'store-admin')} </VisuallyHidden>
          <del>{before}</del> <VisuallyHidden>{__('Now:', 'store-admin')} </VisuallyHidden>
        </>
      )}
      <strong>{price}</strong>
      {isSaved && <span className="sa-product-see__note"> {__('last saved', 'store-admin')}</span>}
    </>
  );
}
