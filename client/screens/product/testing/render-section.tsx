import { screen } from '@testing-library/react';
import { useSelect, type AnyStore } from '@admin/data';
import { NEW, productStore, toFormKey, type ProductRecord } from '@admin/store-product';
import {
  settingsStore,
  type ProductsSettings,
  type TaxSettings,
  type GeneralSettings,
} from '@admin/store-settings';
import { taxonomiesStore } from '@admin/store-taxonomies';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { afterTest, api, buildUser, renderWithStores, type RenderOptions } from '@admin/testing';
import { ProductFormProvider, type Section } from '../form';
import { buildProduct } from './records';

interface SectionOptions extends Pick<RenderOptions, 'host' | 'advanceTimers' | 'prepare'> {
  /** The record on the server; for a variation, that of one of product 12. */
  product?: Partial<ProductRecord>;
  variation?: boolean;
  /** Whether the product isn't saved yet. */
  isNew?: boolean;
  isReadOnly?: boolean;
  /** The store's settings; omitted groups are empty. */
  settings?: {
    general?: Partial<GeneralSettings>;
    products?: Partial<ProductsSettings>;
    tax?: Partial<TaxSettings>;
  };
  stores?: readonly AnyStore[];
}

/** Renders a section in a product form. */
export async function renderSection(
  section: Section,
  {
    product,
    variation = false,
    isNew = false,
    isReadOnly = false,
    settings = {},
    stores = [],
    prepare,
    ...options
  }: SectionOptions = {},
) {
  const formKey = isNew ? NEW : toFormKey(12, variation ? 34 : 0);
  // Drafts outlive the test.
  afterTest(() => window.localStorage.clear());
  const path = variation ? '/wc/v3/products/12/variations/34' : '/wc/v3/products/12';
  if (!isNew) api.get(path, { context: 'edit' }).reply(200, buildProduct(product));

  function Form() {
    const record = useSelect((select) => select(productStore).getRecord(formKey));
    const saved = useSelect((select) => select(productStore).getSaved(formKey));
    if (!record) return null;
    const variations = { edits: {}, saved: {} };
    const errors = section.validate?.(record, { formKey, saved, variations }) ?? {};
    return (
      <ProductFormProvider
        value={{
          formKey,
          isReadOnly,
          errors,
          isAttempted: false,
          saveFirst: () => Promise.resolve(undefined),
        }}
      >
        <h2>{section.title}</h2>
        <section.content />
      </ProductFormProvider>
    );
  }

  const view = renderWithStores(
    [productStore, settingsStore, taxonomiesStore, userStore, ...stores],
    <Form />,
    {
      ...options,
      prepare(registry) {
        hydrateCurrentUser(registry, buildUser());
        prepare?.(registry);
        for (const group of ['general', 'products', 'tax'] as const) {
          void registry.dispatch(settingsStore).receiveSettings({ group, values: { ...settings[group] } });
          registry.finishResolution(settingsStore).getSettings(group);
        }
      },
    },
  );
  await screen.findByRole('heading', { name: section.title });
  const { select } = view.registry;
  return {
    ...view,
    /** Returns a field's value with unsaved changes. */
    valueOf: <M extends keyof ProductRecord & string>(member: M) =>
      select(productStore).getValue(formKey, member),
    undo: () => view.registry.dispatch(productStore).undo(formKey),
    steps: () =>
      select(productStore)
        .getHistory(formKey)
        .steps.map(({ label }) => label),
  };
}
