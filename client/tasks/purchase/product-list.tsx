import { __ } from '@wordpress/i18n';
import type { PurchasableProduct } from '@admin/store-profile';
import { useCapability } from '@admin/store-user';
import { Html } from '@admin/ui';
import { ContactAdministrator } from '@admin/wizard';
import './product-list.css';

/** The products to buy, with links. */
export function ProductList({ products }: { products: readonly PurchasableProduct[] }) {
  const canInstall = useCapability('install_plugins');
  return (
    <>
      <p>
        {__(
          'You chose these paid extensions for your store. Purchase them in the marketplace, then return here to install them.',
          'store-admin',
        )}
      </p>
      {!canInstall && <ContactAdministrator />}
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
