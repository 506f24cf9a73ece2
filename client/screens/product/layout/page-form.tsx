import type { ReactNode } from 'react';
import { Fill } from '@admin/extensions';
import type { FormKey } from '@admin/store-product';
import { ProductActions } from '../bar/product-actions';
import { ProductTitle } from '../bar/product-title';
import { ProductFormProvider, useProductForm } from '../form';
import type { Saving } from '../save/use-save-product';
import { useLayoutClass } from './use-layout-class';

export interface LayoutProps {
  formKey: FormKey;
  saving: Saving;
  children: ReactNode;
}

/** The form on a page with the regular header, which contains its title and buttons (contract, section 2.2). */
export function PageForm({ formKey, saving, children }: LayoutProps) {
  const form = useProductForm();
  useLayoutClass();
  return (
    <>
      <Fill name="woocommerce_header_page_title">
        <ProductTitle formKey={formKey} />
      </Fill>
      <Fill name="woocommerce_header_item">
        {/* The header is outside of the form. */}
        <ProductFormProvider value={form}>
          <ProductActions saving={saving} />
        </ProductFormProvider>
      </Fill>
      {children}
    </>
  );
}
