import { useEffect } from 'react';
import { WithStores } from '@admin/data';
import type { Query } from '@admin/navigation';
import { NEW, toFormKey } from '@admin/store-product';
import { recordEvent } from '@admin/tracks';
import { STORES } from './lazy-stores';
import { OpenProduct } from './open-product';
import { useCreatedProductRedirect } from './save/use-created-product-redirect';
import { MissingProduct } from './states/missing-product';
import { isRecordId } from './urls';
import './product.css';

interface ProductProps {
  params: { readonly productId?: string };
  query: Query;
}

/** A new or existing product, in the layout enabled in WooCommerce. */
export function Product(props: ProductProps) {
  const { productId } = props.params;
  if (productId !== undefined && !isRecordId(productId)) return <MissingProduct />;
  return (
    <WithStores stores={STORES}>
      <RoutedProduct {...props} />
    </WithStores>
  );
}

function RoutedProduct({ params: { productId }, query }: ProductProps) {
  useViewed();
  const { formKey, count } = useCreatedProductRedirect(
    productId === undefined ? NEW : toFormKey(Number(productId)),
  );
  // Each product has its own form state.
  return <OpenProduct key={count} formKey={formKey} tab={query['tab']} />;
}

function useViewed(): void {
  useEffect(() => void recordEvent('view_new_product_management_experience', {}), []);
}
