import type { Migration } from './types';

/** Shops that were there before the first run was are not led through it; a new one has nobody in it yet. */
export const knownShops: Migration = {
  area: 'known shops',
  sql: `
    INSERT INTO options (name, value)
      SELECT 'woocommerce_onboarding_profile', '{"completed":true}' WHERE EXISTS (SELECT 1 FROM users)
      ON CONFLICT (name) DO UPDATE SET value = json_patch(value, excluded.value);
  `,
};
