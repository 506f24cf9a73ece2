import { ProductActions } from '../bar/product-actions';
import { ProductTitle } from '../bar/product-title';
import type { LayoutProps } from './page-form';

/** The form on a page without a header: its own bar stays at the top (contract, section 3). */
export function BlockForm({ formKey, saving, children }: LayoutProps) {
  return (
    <>
      <div className="sa-product-bar">
        <h1 className="sa-product-bar__title">
          <ProductTitle formKey={formKey} />
        </h1>
        <ProductActions saving={saving} />
      </div>
      {children}
    </>
  );
}
