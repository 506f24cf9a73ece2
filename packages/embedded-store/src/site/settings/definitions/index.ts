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
import { __, translateData } from '../../../i18n';

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
const checkout: SettingGroup = {
  id: 'checkout',
  get label() {
    return __('Payments', 'store-admin');
  },
  settings: [],
};
const integration: SettingGroup = {
  id: 'integration',
  get label() {
    return __('Integration', 'store-admin');
  },
  settings: [],
};

/** In the platform's order. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  ...([wcAdmin, general, products, tax, shipping] as readonly WrittenGroup[]).map(toGroup),
  checkout,
  ...([account, email] as readonly WrittenGroup[]).map(toGroup),
  integration,
  toGroup(advanced as WrittenGroup),
  ...EMAIL_GROUPS,
];

/** Texts are translated when they are read, because only a request has a language. */
function toGroup({ label, description, settings, ...group }: WrittenGroup): SettingGroup {
  return {
    ...group,
    get label() {
      return translateData(label);
    },
    get description() {
      return description && translateData(description);
    },
    settings: settings.map(toDefinition),
  };
}

function toDefinition({
  label,
  description,
  tip,
  isTipToo,
  options,
  ...setting
}: WrittenSetting): SettingDefinition {
  const help = isTipToo ? description : tip;
  return {
    ...setting,
    get label() {
      return translateData(label);
    },
    get description() {
      return description && translateData(description);
    },
    get tip() {
      return help && translateData(help);
    },
    ...(options && { options: typeof options === 'string' ? SETTING_OPTIONS[options] : translated(options) }),
  };
}

/** The labels of options, by value. */
function translated(options: Readonly<Record<string, string>>): SettingOptions {
  return () =>
    Object.fromEntries(Object.entries(options).map(([value, label]) => [value, translateData(label)]));
}
