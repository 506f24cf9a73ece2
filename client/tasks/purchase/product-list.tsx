import { __ } from '@wordpress/i18n';
import type { PurchasableProduct } from '@admin/store-profile';
import { Html } from '@admin/ui';
import './product-list.css';

/** What is to be bought, and where. */
export function ProductList({ products }: { products: readonly PurchasableProduct[] }) {
  return (
    <>
      <p>
        {__(
          'You chose these for your store, and they are sold separately. Buy them in the marketplace, then come back to install them.',
          'woocommerce',
        )}
      </p>
      <ul className="sa-purchase-list">
        {products.map(({ id, label, description }) => (
          <li key={id ?? label} className="sa-purchase-list__product">
            <strong>{label}</strong>
            {description && <Html html={description} />}
          </li>
        ))}
      </ul>
    </>
  );
}
