import { requireCapabilityOr } from '../../rest';

const refusal = (verb: string, doing: string) =>
  [`woocommerce_rest_cannot_${verb}`, `Sorry, you ${doing}.`] as const;

/** Categories, tags, shipping classes and attributes share one capability. */
export const canListTerms = requireCapabilityOr(
  'manage_product_terms',
  ...refusal('view', 'cannot list resources'),
);
export const canViewTerm = requireCapabilityOr(
  'manage_product_terms',
  ...refusal('view', 'cannot view this resource'),
);
export const canCreateTerm = requireCapabilityOr(
  'edit_product_terms',
  ...refusal('create', 'are not allowed to create resources'),
);
export const canEditTerm = requireCapabilityOr(
  'edit_product_terms',
  ...refusal('edit', 'are not allowed to edit this resource'),
);
export const canDeleteTerm = requireCapabilityOr(
  'delete_product_terms',
  ...refusal('delete', 'are not allowed to delete this resource'),
);
export const canBatchTerms = requireCapabilityOr(
  'edit_product_terms',
  ...refusal('batch', 'are not allowed to batch manipulate this resource'),
);
