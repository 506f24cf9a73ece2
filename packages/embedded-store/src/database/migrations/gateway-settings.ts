import type { Migration } from './types';

/** What is set about a gateway is an option, as on the platform: the dashboard writes some of them itself. */
export const gatewaySettings: Migration = {
  area: 'gateway-settings',
  sql: `
    INSERT OR IGNORE INTO options (name, value)
    SELECT
      'woocommerce_' || id || '_settings',
      json_set(settings, '$.enabled', CASE is_enabled WHEN 1 THEN 'yes' ELSE 'no' END)
    FROM payment_gateways;
    DROP TABLE payment_gateways;
  `,
};
