import { __ } from '@wordpress/i18n';
import { Button, Card, EmptyState } from '@admin/ui';
import { PRODUCTS_URL } from '../urls';

/** Shown for products that don't exist. */
export function MissingProduct() {
  return (
    <Card>
      <EmptyState
        icon="search"
        title={__('Product not found', 'store-admin')}
        message={__('It may have been permanently deleted.', 'store-admin')}
        actions={<Button href={PRODUCTS_URL}>{__('All products', 'store-admin')}</Button>}
      />
    </Card>
  );
}
