import { __ } from '@wordpress/i18n';
import { Button, Card, EmptyState } from '@admin/ui';
import { PRODUCTS_URL } from '../urls';

/** Shown for products that don't exist. */
export function MissingProduct() {
  return (
    <Card>
      <EmptyState
        icon="search"
        title={__('Product not found', 'woocommerce')}
        message={__('It may have been permanently deleted.', 'woocommerce')}
        actions={<Button href={PRODUCTS_URL}>{__('All products', 'woocommerce')}</Button>}
      />
    </Card>
  );
}
