import { useMemo } from 'react';
import { useSelect } from '@admin/data';
import { productStore, type FieldErrors, type FormKey } from '@admin/store-product';
import { runExtensionRules, type PlacedSection } from './extend';
import { getMemberTab } from './tabs/get-member-tab';

export interface ValidationResult {
  /** Error messages by field. */
  errors: FieldErrors;
  /** Tabs that contain errors. */
  tabs: readonly string[];
}

/** Returns the validation errors of the sections; the same object while its content is equal. */
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
      ...Object.keys(added).map(getMemberTab),
    ],
  };
  // Validated on every change, mostly with the same result: the fields are rendered again only if it differs.
  const text = JSON.stringify(findings);
  return useMemo(() => JSON.parse(text) as ValidationResult, [text]);
}
