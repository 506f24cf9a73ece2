import { createContext, useContext } from 'react';
import type { FieldErrors, FormKey } from '@admin/store-product';

export interface ProductForm {
  formKey: FormKey;
  /** Whether the fields are read-only. */
  isReadOnly: boolean;
  /** Validation errors of the sections. */
  errors: FieldErrors;
  /** Whether the user tried to save: errors about empty fields are shown from then on. */
  isAttempted: boolean;
  /**
   * Saves as a step of another action: shows errors, but no success.
   * @returns the key of the saved record, `undefined` if it wasn't saved
   */
  saveFirst: () => Promise<{ key: FormKey } | undefined>;
}

const FormContext = createContext<ProductForm | undefined>(undefined);

/** Provides the form to everything inside it. */
export const ProductFormProvider = FormContext.Provider;

export function useProductForm(): ProductForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('Fields of a product stand inside a <ProductFormProvider>.');
  return form;
}

/** Returns the store's key of this form. */
export const useFormKey = (): FormKey => useProductForm().formKey;
