import type { SettingGroup } from '../definition';
import { account } from './account';
import { advanced } from './advanced';
import { email } from './email';
import { EMAIL_GROUPS } from './emails';
import { general } from './general';
import { products } from './products';
import { shipping } from './shipping';
import { tax } from './tax';
import { wcAdmin } from './wc-admin';

/** Listed by the platform although all they have is sections of their own. */
const checkout: SettingGroup = { id: 'checkout', label: 'Payments', settings: [] };
const integration: SettingGroup = { id: 'integration', label: 'Integration', settings: [] };

/** In the order in which the platform lists them. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  wcAdmin,
  general,
  products,
  tax,
  shipping,
  checkout,
  account,
  email,
  integration,
  advanced,
  ...EMAIL_GROUPS,
];
