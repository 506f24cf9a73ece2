import { __ } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import type { PurchasableProduct } from '@admin/store-profile';
import { Button, Card, EmptyState, ErrorState, PlaceholderCard } from '@admin/ui';
import { lazyPluginsStore } from '@admin/wizard';
import { lazyProfileStore } from '../../onboarding/lazy-profile-store';
import { ProductList } from './product-list';
import { useCheckout } from './use-checkout';
import { usePurchases } from './use-purchases';

/** The same content as the task's dialog, for users who follow a link. */
export function PurchaseTask() {
  return (
    <WithStores stores={[lazyPluginsStore, lazyProfileStore]}>
      <Purchases />
    </WithStores>
  );
}

function Purchases() {
  const { products, failure, retry } = usePurchases();
  if (failure) {
    return (
      <Card>
        <ErrorState
          title={__('Your selected extensions could not be loaded', 'store-admin')}
          message={failure.message}
          onRetry={retry}
        />
      </Card>
    );
  }
  if (!products) return <PlaceholderCard rows={3} />;
  if (products.length === 0) return <NothingToBuy />;
  return <Offer products={products} />;
}

function NothingToBuy() {
  return (
    <Card>
      <EmptyState
        icon="success"
        title={__('Nothing left to purchase', 'store-admin')}
        message={__('Your store has all the extensions you chose.', 'store-admin')}
      />
    </Card>
  );
}

function Offer({ products }: { products: readonly PurchasableProduct[] }) {
  const { isBuying, buy } = useCheckout(products);
  return (
    <Card
      title={__('Purchase your selected extensions', 'store-admin')}
      footer={
        <Button variant="primary" busy={isBuying} onClick={buy}>
          {__('Buy now', 'store-admin')}
        </Button>
      }
    >
      <ProductList products={products} />
    </Card>
  );
}
