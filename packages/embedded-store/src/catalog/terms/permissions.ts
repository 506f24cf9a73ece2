import { requireCapabilityOr } from '../../rest';
import { __ } from '../../i18n';

/** Categories, tags, shipping classes and attributes share one capability. */
export const canListTerms = requireCapabilityOr('manage_product_terms', 'woocommerce_rest_cannot_view', () =>
  __('Sorry, you cannot list resources.', 'store-admin'),
);
export const canViewTerm = requireCapabilityOr('manage_product_terms', 'woocommerce_rest_cannot_view', () =>
  __('Sorry, you cannot view this resource.', 'store-admin'),
);
export const canCreateTerm = requireCapabilityOr('edit_product_terms', 'woocommerce_rest_cannot_create', () =>
  __('Sorry, you are not allowed to create resources.', 'store-admin'),
);
export const canEditTerm = requireCapabilityOr('edit_product_terms', 'woocommerce_rest_cannot_edit', () =>
  __('Sorry, you are not allowed to edit this resource.', 'store-admin'),
);
export const canDeleteTerm = requireCapabilityOr(
  'delete_product_terms',
  'woocommerce_rest_cannot_delete',
  () => __('Sorry, you are not allowed to delete this resource.', 'store-admin'),
);
export const canBatchTerms = requireCapabilityOr('edit_product_terms', 'woocommerce_rest_cannot_batch', () =>
  __('Sorry, you are not allowed to batch manipulate this resource.', 'store-admin'),
);
