import { WithStores } from '@admin/data';
import type { Query } from '@admin/navigation';
import { toFormKey } from '@admin/store-product';
import { STORES } from '../late-stores';
import { OpenProduct } from '../open-product';
import { MissingProduct } from '../states/missing-product';
import '../product.css';
import './variation.css';

interface ProductVariationProps {
  params: { readonly productId?: string; readonly variationId?: string };
  query: Query;
}

/** One variation of a product: the form of a product with the sections that variations have (contract, section 7). */
export function ProductVariation({ params, query }: ProductVariationProps) {
  const [productId, variationId] = [Number(params.productId), Number(params.variationId)];
  if (![productId, variationId].every((id) => Number.isInteger(id) && id > 0)) return <MissingProduct />;
  const formKey = toFormKey(productId, variationId);
  return (
    <WithStores stores={STORES}>
      {/* What one variation's form has open has nothing to do with the next. */}
      <OpenProduct key={formKey} formKey={formKey} tab={query['tab']} />
    </WithStores>
  );
}
