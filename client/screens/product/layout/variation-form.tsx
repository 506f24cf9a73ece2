import { useMemo } from 'react';
import { useSelect } from '@admin/data';
import { Fill } from '@admin/extensions';
import { useQuery } from '@admin/navigation';
import { parseFormKey, productStore, toFormKey } from '@admin/store-product';
import { NeighborBar } from '../variation/neighbor-bar';
import { findNeighbors } from '../variation/neighbors';
import { VariationActions } from '../variation/variation-actions';
import { VariationTitle } from '../variation/variation-title';
import type { LayoutProps } from './page-form';
import { useLayoutClass } from './use-layout-class';

const NONE: readonly number[] = [];

/** A variation on a page with the regular header, and below it links to the previous and next one. */
export function VariationForm({ formKey, saving, children }: LayoutProps) {
  const { productId, variationId } = parseFormKey(formKey) ?? { productId: 0, variationId: 0 };
  const { tab } = useQuery();
  useLayoutClass();
  const variations = useSelect(
    (select) => select(productStore).getRecord(toFormKey(productId))?.variations ?? NONE,
    [productId],
  );
  const neighbors = useMemo(() => findNeighbors(variations, variationId), [variations, variationId]);
  return (
    <>
      <Fill name="woocommerce_header_page_title">
        <VariationTitle formKey={formKey} productId={productId} />
      </Fill>
      <Fill name="woocommerce_header_item">
        <VariationActions formKey={formKey} saving={saving} />
      </Fill>
      {children}
      <NeighborBar productId={productId} neighbors={neighbors} tab={tab} />
    </>
  );
}
