import { createContext, useContext } from 'react';
import type { FieldErrors, FormKey } from '@admin/store-product';

export interface ProductForm {
  formKey: FormKey;
  /** Fields show what there is, and nothing can be changed. */
  isReadOnly: boolean;
  /** What keeps members from being saved, as the sections find it. */
  errors: FieldErrors;
  /** An attempt to save was made: what is still empty may be complained of. */
  isAttempted: boolean;
}

const FormContext = createContext<ProductForm | undefined>(undefined);

/** The form that everything inside it belongs to. */
export const ProductFormProvider = FormContext.Provider;

export function useProductForm(): ProductForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('Fields of a product stand inside a <ProductFormProvider>.');
  return form;
}

/** The key by which the store knows this form. */
export const useFormKey = (): FormKey => useProductForm().formKey;
