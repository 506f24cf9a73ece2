import { decodeEntities } from '@admin/format';
import { isRecord, toAddress, toList, toRecord } from '@admin/http';
import type {
  FreeExtension,
  FreeExtensionGroup,
  Industry,
  IndustryChoice,
  ProductType,
  Profile,
} from './types';

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
/** Newer hosts keep slugs alone, older ones records that may say more. */
const isIndustries = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => isText(entry) || (isRecord(entry) && isText(entry['slug'])));

const MEMBERS: Record<keyof Profile, (value: unknown) => boolean> = {
  completed: isFlag,
  skipped: isFlag,
  setup_client: isFlag,
  is_agree_marketing: isFlag,
  is_store_country_set: isFlag,
  wccom_connected: isFlag,
  industry: isIndustries,
  product_types: isTexts,
  business_extensions: isTexts,
  product_count: isText,
  selling_venues: isText,
  number_employees: isText,
  revenue: isText,
  other_platform: isText,
  other_platform_name: isText,
  theme: isText,
  store_email: isText,
  business_choice: isText,
  selling_online_answer: isText,
  selling_platforms: isTexts,
  is_plugins_page_skipped: isFlag,
};

/** Answers the owner has given; what is unset, or of no use, is left out. */
export function toProfile(payload: unknown): Profile {
  const record = toRecord(payload);
  const members = Object.entries(MEMBERS).filter(([name, isValid]) => isValid(record[name]));
  const profile: Profile = Object.fromEntries(members.map(([name]) => [name, record[name]]));
  return profile.industry ? { ...profile, industry: profile.industry.map(toIndustry) } : profile;
}

const toIndustry = (entry: string | Industry): Industry =>
  typeof entry === 'string' ? { slug: entry } : entry;

/** Whether the profile of this host has room for what the store profiler asks. */
export const hasProfilerMembers = (payload: unknown): boolean =>
  Object.hasOwn(toRecord(payload), 'business_choice');

/** Industries as pages of hosts print them that know them by name, in their order. */
export const toIndustryChoices = (printed: Readonly<Record<string, unknown>>): IndustryChoice[] =>
  Object.entries(printed).flatMap(([slug, choice]) =>
    isRecord(choice)
      ? [
          {
            slug,
            label: decodeEntities(text(choice['label'])) || slug,
            detailLabel: choice['use_description'] === true ? text(choice['description_label']) : '',
          },
        ]
      : [],
  );

export const toProductTypes = (payload: unknown): ProductType[] =>
  Object.entries(toRecord(payload)).flatMap(([id, type]) =>
    isRecord(type) ? [toProductType(id, type)] : [],
  );

function toProductType(id: string, type: Record<string, unknown>): ProductType {
  const { product, yearly_price: price } = type;
  return {
    id,
    label: decodeEntities(text(type['label'])) || id,
    isDefault: type['default'] === true,
    productId: typeof product === 'number' ? product : null,
    slug: text(type['slug']) || null,
    description: text(type['description']),
    moreUrl: toAddress(type['more_url']) || null,
    yearlyPrice: typeof price === 'number' && price > 0 ? price : null,
  };
}

/** Groups and plugins without a key, and plugins that are not for this shop, are left out. */
export function toFreeExtensions(payload: unknown): FreeExtensionGroup[] {
  return toEntries(payload).map((group) => ({
    key: text(group['key']),
    title: decodeEntities(text(group['title'])),
    plugins: toEntries(toPlugins(group['plugins']))
      .filter((plugin) => plugin['is_visible'] !== false)
      .map(toFreeExtension),
  }));
}

/** A host that left one out by a filter sends a map in the place of the list. */
const toPlugins = (plugins: unknown): unknown[] =>
  Array.isArray(plugins) ? plugins : isRecord(plugins) ? Object.values(plugins) : [];

/** Hosts give these no name, since their own screens show what they do alone; the names are brands. */
const NAMELESS: ReadonlyMap<string, string> = new Map([
  ['jetpack', 'Jetpack'],
  ['woocommerce-payments', 'WooCommerce Payments'],
  ['woocommerce-services:shipping', 'WooCommerce Shipping'],
  ['woocommerce-services:tax', 'WooCommerce Tax'],
]);

/** Set up after all that say when (contract, remaining screens, section 4). */
const NO_PRIORITY = 99;

function toFreeExtension(plugin: Record<string, unknown>): FreeExtension {
  const key = text(plugin['key']);
  const slug = key.split(':', 1)[0] ?? key;
  const name = decodeEntities(text(plugin['name'])) || (NAMELESS.get(key) ?? slug);
  const { install_priority: priority } = plugin;
  return {
    key,
    slug,
    name,
    label: decodeEntities(text(plugin['label'])) || name,
    learnMoreUrl: toAddress(plugin['learn_more_link']),
    priority: typeof priority === 'number' ? priority : NO_PRIORITY,
    description: text(plugin['description']),
    imageUrl: toAddress(plugin['image_url']),
    manageUrl: toAddress(plugin['manage_url']),
    isBuiltByWc: plugin['is_built_by_wc'] === true,
    isInstalled: plugin['is_installed'] === true,
    isActivated: plugin['is_activated'] === true,
  };
}

const toEntries = (payload: unknown) =>
  toList(payload)
    .filter(isRecord)
    .filter((entry) => text(entry['key']) !== '');

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
