/** @jest-environment node */
import type { ProductStatus } from '@admin/store-product';
import { getRights } from './rights';

const ALL = ['edit_products', 'edit_published_products', 'edit_private_products', 'publish_products'];

test.each<[string[], ProductStatus | undefined, boolean, boolean]>([
  [ALL, 'publish', true, true],
  [ALL, undefined, true, true],
  [['edit_products'], undefined, true, false],
  [['edit_products'], 'draft', true, false],
  [['edit_products'], 'pending', true, false],
  [['edit_products'], 'publish', false, false],
  [['edit_products'], 'future', false, false],
  [['edit_products', 'edit_published_products'], 'private', false, false],
  [['publish_products'], 'draft', false, true],
  [[], undefined, false, false],
])('with %p and status %s, can edit: %s, can publish: %s', (held, status, canEdit, canPublish) => {
  const can = (capability: string) => held.includes(capability);

  expect(getRights(can, status && { status })).toEqual({ canEdit, canPublish });
});
