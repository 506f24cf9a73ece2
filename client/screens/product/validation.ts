import { useMemo } from 'react';
import { useSelect } from '@admin/data';
import { productStore, type FieldErrors, type FormKey } from '@admin/store-product';
import { runExtensionRules, type PlacedSection } from './extend';
import { tabOfMember } from './tabs/tab-of-member';

export interface ValidationResult {
  /** Messages by member. */
  errors: FieldErrors;
  /** The tabs that they are in. */
  tabs: readonly string[];
}

/** What keeps the product from being saved, as its sections find it; the same object as long as it says the same. */
export function useValidation(formKey: FormKey, sections: readonly PlacedSection[]): ValidationResult {
  const { record, saved, edits, savedVariations } = useSelect(
    (select) => ({
      record: select(productStore).getRecord(formKey),
      saved: select(productStore).getSaved(formKey),
      edits: select(productStore).getVariationEdits(formKey),
      savedVariations: select(productStore).getSavedVariations(formKey),
    }),
    [formKey],
  );
  const context = { formKey, saved, variations: { edits, saved: savedVariations } };
  const found = record
    ? sections.map(({ tab, validate }) => ({ tab, errors: validate?.(record, context) ?? {} }))
    : [];
  const added = record ? runExtensionRules(record) : {};
  const findings = {
    errors: Object.assign({}, added, ...found.map(({ errors }) => errors)) as FieldErrors,
    tabs: [
      ...found.filter(({ errors }) => Object.keys(errors).length > 0).map(({ tab }) => tab),
      ...Object.keys(added).map(tabOfMember),
    ],
  };
  // Found again with every change, and mostly the same as before: fields render again only when it is not.
  const text = JSON.stringify(findings);
  return useMemo(() => JSON.parse(text) as ValidationResult, [text]);
}
