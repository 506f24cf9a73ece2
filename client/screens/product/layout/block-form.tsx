import { ProductActions } from '../bar/product-actions';
import { ProductTitle } from '../bar/product-title';
import type { LayoutProps } from './page-form';

/** The form on a page without a header: a bar of its own stays above it (contract, section 3). */
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
