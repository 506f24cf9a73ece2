import { WithStores } from '@admin/data';
import type { Query } from '@admin/navigation';
import { toFormKey } from '@admin/store-product';
import { STORES } from '../lazy-stores';
import { OpenProduct } from '../open-product';
import { MissingProduct } from '../states/missing-product';
import { isRecordId } from '../urls';
import '../product.css';
import './variation.css';

interface ProductVariationProps {
  params: { readonly productId?: string; readonly variationId?: string };
  query: Query;
}

/** A variation: the product form with the sections of variations (contract, section 7). */
export function ProductVariation({ params, query }: ProductVariationProps) {
  const { productId, variationId } = params;
  if (!isRecordId(productId) || !isRecordId(variationId)) return <MissingProduct />;
  const formKey = toFormKey(Number(productId), Number(variationId));
  return (
    <WithStores stores={STORES}>
      {/* Each variation has its own form state. */}
      <OpenProduct key={formKey} formKey={formKey} tab={query['tab']} />
    </WithStores>
  );
}
