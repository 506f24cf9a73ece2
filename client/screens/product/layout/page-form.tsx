import type { ReactNode } from 'react';
import { Fill } from '@admin/extensions';
import type { FormKey } from '@admin/store-product';
import { ProductActions } from '../bar/product-actions';
import { ProductTitle } from '../bar/product-title';
import type { Saving } from '../save/use-save-product';

export interface LayoutProps {
  formKey: FormKey;
  isReadOnly: boolean;
  saving: Saving;
  children: ReactNode;
}

/** The form on a page with the usual header, in which its title and its buttons stand (contract, section 2.2). */
export function PageForm({ formKey, isReadOnly, saving, children }: LayoutProps) {
  return (
    <>
      <Fill name="woocommerce_header_page_title">
        <ProductTitle formKey={formKey} />
      </Fill>
      <Fill name="woocommerce_header_item">
        <ProductActions formKey={formKey} isReadOnly={isReadOnly} saving={saving} />
      </Fill>
      {children}
    </>
  );
}
