import { __ } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import type { PurchasableProduct } from '@admin/store-profile';
import { Button, Card, EmptyState, ErrorState, PlaceholderCard } from '@admin/ui';
import { lazyPluginsStore } from '@admin/wizard';
import { lazyProfileStore } from '../../onboarding/lazy-profile-store';
import { ProductList } from './product-list';
import { useCheckout } from './use-checkout';
import { usePurchases } from './use-purchases';

/** The same as the dialog of this task, for those who follow a link to it. */
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
          title={__('What you chose could not be loaded', 'woocommerce')}
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
        title={__('There is nothing left to buy', 'woocommerce')}
        message={__('Your store has everything you chose for it.', 'woocommerce')}
      />
    </Card>
  );
}

function Offer({ products }: { products: readonly PurchasableProduct[] }) {
  const { isBuying, buy } = useCheckout(products);
  return (
    <Card
      title={__('Buy what you chose for your store', 'woocommerce')}
      footer={
        <Button variant="primary" busy={isBuying} onClick={buy}>
          {__('Buy now', 'woocommerce')}
        </Button>
      }
    >
      <ProductList products={products} />
    </Card>
  );
}
