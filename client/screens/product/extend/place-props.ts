import { useDispatch } from '@admin/data';
import type { ProductPlaceProps } from '@admin/extensions';
import { productStore, type ProductMeta, type ProductRecord } from '@admin/store-product';
import { useProduct, useProductForm } from '../form';

/** Returns the props of extension components: the product and a way to change it. */
export function usePlaceProps(): ProductPlaceProps {
  const product = useProduct();
  const { formKey, errors, isReadOnly } = useProductForm();
  const { edit } = useDispatch(productStore);
  return {
    product,
    errors,
    isReadOnly,
    edit: (members, label) => void edit(formKey, members, { label, merge: Object.keys(members).join() }),
    getMeta: (key) => findMeta(product, key)?.value,
    setMeta: (key, value, label) =>
      void edit(formKey, { meta_data: withMeta(product, key, value) }, { label, merge: `meta:${key}` }),
  };
}

const findMeta = ({ meta_data }: ProductRecord, key: string): ProductMeta | undefined =>
  meta_data.find((meta) => meta.key === key);

function withMeta(product: ProductRecord, key: string, value: unknown): ProductMeta[] {
  const existing = findMeta(product, key);
  return existing
    ? product.meta_data.map((meta) => (meta === existing ? { ...meta, value } : meta))
    : [...product.meta_data, { key, value }];
}
