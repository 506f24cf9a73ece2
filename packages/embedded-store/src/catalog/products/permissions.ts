import { requireCapabilityOr } from '../../rest';

export const canList = requireCapabilityOr(
  'read_private_products',
  'woocommerce_rest_cannot_view',
  'Sorry, you cannot list resources.',
);
export const canView = requireCapabilityOr(
  'read_private_products',
  'woocommerce_rest_cannot_view',
  'Sorry, you cannot view this resource.',
);
export const canCreate = requireCapabilityOr(
  'publish_products',
  'woocommerce_rest_cannot_create',
  'Sorry, you are not allowed to create resources.',
);
export const canEdit = requireCapabilityOr(
  'edit_products',
  'woocommerce_rest_cannot_edit',
  'Sorry, you are not allowed to edit this resource.',
);
export const canDelete = requireCapabilityOr(
  'delete_products',
  'woocommerce_rest_cannot_delete',
  'Sorry, you are not allowed to delete this resource.',
);
export const canBatch = requireCapabilityOr(
  'edit_others_products',
  'woocommerce_rest_cannot_batch',
  'Sorry, you are not allowed to batch manipulate this resource.',
);
