import { needsOr } from '../../rest';

export const mayList = needsOr(
  'read_private_products',
  'woocommerce_rest_cannot_view',
  'Sorry, you cannot list resources.',
);
export const mayView = needsOr(
  'read_private_products',
  'woocommerce_rest_cannot_view',
  'Sorry, you cannot view this resource.',
);
export const mayCreate = needsOr(
  'publish_products',
  'woocommerce_rest_cannot_create',
  'Sorry, you are not allowed to create resources.',
);
export const mayEdit = needsOr(
  'edit_products',
  'woocommerce_rest_cannot_edit',
  'Sorry, you are not allowed to edit this resource.',
);
export const mayDelete = needsOr(
  'delete_products',
  'woocommerce_rest_cannot_delete',
  'Sorry, you are not allowed to delete this resource.',
);
export const mayBatch = needsOr(
  'edit_others_products',
  'woocommerce_rest_cannot_batch',
  'Sorry, you are not allowed to batch manipulate this resource.',
);
