import { requireCapabilityOr } from '../../rest';
import { __ } from '../../i18n';

export const canList = requireCapabilityOr('read_private_products', 'woocommerce_rest_cannot_view', () =>
  __('Sorry, you cannot list resources.', 'store-admin'),
);
export const canView = requireCapabilityOr('read_private_products', 'woocommerce_rest_cannot_view', () =>
  __('Sorry, you cannot view this resource.', 'store-admin'),
);
export const canCreate = requireCapabilityOr('publish_products', 'woocommerce_rest_cannot_create', () =>
  __('Sorry, you are not allowed to create resources.', 'store-admin'),
);
export const canEdit = requireCapabilityOr('edit_products', 'woocommerce_rest_cannot_edit', () =>
  __('Sorry, you are not allowed to edit this resource.', 'store-admin'),
);
export const canDelete = requireCapabilityOr('delete_products', 'woocommerce_rest_cannot_delete', () =>
  __('Sorry, you are not allowed to delete this resource.', 'store-admin'),
);
export const canBatch = requireCapabilityOr('edit_others_products', 'woocommerce_rest_cannot_batch', () =>
  __('Sorry, you are not allowed to batch manipulate this resource.', 'store-admin'),
);
