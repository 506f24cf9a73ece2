import type { SettingOptions, SettingDefinition, SettingGroup } from '../definition';
import account from './account.data.json';
import advanced from './advanced.data.json';
import { SETTING_OPTIONS } from './setting-options';
import { EMAIL_GROUPS } from './emails';
import email from './email.data.json';
import general from './general.data.json';
import products from './products.data.json';
import shipping from './shipping.data.json';
import tax from './tax.data.json';
import wcAdmin from './wc-admin.data.json';

/** A group as its data file stores it. */
interface WrittenGroup extends Omit<SettingGroup, 'settings'> {
  settings: readonly WrittenSetting[];
}

interface WrittenSetting extends Omit<SettingDefinition, 'options'> {
  /** The description is also shown in the help tip. */
  isTipToo?: boolean;
  options?: Readonly<Record<string, string>> | keyof typeof SETTING_OPTIONS;
}

/** The platform lists this group although it only has sections of its own. */
const checkout: WrittenGroup = { id: 'checkout', label: 'Payments', settings: [] };
const integration: WrittenGroup = { id: 'integration', label: 'Integration', settings: [] };

const WRITTEN = [
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
] as readonly WrittenGroup[];

/** In the platform's order. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  ...WRITTEN.map((group) => ({ ...group, settings: group.settings.map(toDefinition) })),
  ...EMAIL_GROUPS,
];

function toDefinition({ isTipToo, options, ...setting }: WrittenSetting): SettingDefinition {
  const choices: SettingOptions | undefined =
    typeof options === 'string' ? SETTING_OPTIONS[options] : options;
  return {
    ...setting,
    ...(isTipToo && setting.description !== undefined && { tip: setting.description }),
    ...(choices && { options: choices }),
  };
}
