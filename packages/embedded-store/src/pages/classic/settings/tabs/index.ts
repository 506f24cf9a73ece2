import { account } from './account';
import { advanced } from './advanced';
import { email } from './email';
import { general } from './general';
import { payments } from './payments';
import { products } from './products';
import { shipping } from './shipping';
import type { SettingsTab } from './tab';
import { tax } from './tax';

export type { SettingsSection, SettingsTab } from './tab';

/** In the order of the tabs on the page. */
export const SETTINGS_TABS: readonly SettingsTab[] = [
  general,
  products,
  tax,
  shipping,
  payments,
  account,
  email,
  advanced,
];
