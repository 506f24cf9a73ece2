import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useSelect } from '@admin/data';
import { productStore, type FieldErrors, type ProductRecord } from '@admin/store-product';
import { searchStore } from '@admin/store-search';
import { taxonomiesStore } from '@admin/store-taxonomies';
import { aHost, api, renderWithStores } from '@admin/test-kit';
import { ProductFormProvider } from './form';

/* For tests: one section in the form of a product, which the API has. */

const KEY = '12';

interface SectionShown {
  isReadOnly?: boolean;
  errors?: FieldErrors;
  /** Of the host. */
  wcVersion?: string;
}

export function renderSection(
  Content: ComponentType,
  product: Partial<ProductRecord>,
  { isReadOnly = false, errors = {}, wcVersion = '8.0.0' }: SectionShown = {},
) {
  api.get(`/wc/v3/products/${KEY}`, { context: 'edit' }).reply(200, { id: 12, name: 'Mug', ...product });
  const host = aHost();
  const view = renderWithStores(
    [productStore, taxonomiesStore, searchStore],
    <Form form={{ formKey: KEY, isReadOnly, errors, isAttempted: true }} Content={Content} />,
    { host: { ...host, settings: { ...host.settings, wcVersion } } },
  );
  const { registry } = view;
  return {
    ...view,
    /** A member as it would be saved. */
    valueOf: <M extends keyof ProductRecord>(member: M) =>
      registry.select(productStore).getValue(KEY, member),
    undo: () => act(() => void registry.dispatch(productStore).undo(KEY)),
  };
}

interface FormProps {
  form: Parameters<typeof ProductFormProvider>[0]['value'] & object;
  Content: ComponentType;
}

function Form({ form, Content }: FormProps) {
  const isRead = useSelect((select) => select(productStore).getRecord(KEY) !== undefined, []);
  return isRead ? (
    <ProductFormProvider value={form}>
      <Content />
    </ProductFormProvider>
  ) : null;
}
