import { decodeEntities } from '@admin/format';
import { isRecord, toAddress, toList, toRecord } from '@admin/http';
import type { FreeExtension, FreeExtensionGroup, ProductType, Profile } from './types';

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isIndustries = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => isRecord(entry) && isText(entry['slug']));

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
};

/** Answers the owner has given; what is unset, or of no use, is left out. */
export function toProfile(payload: unknown): Profile {
  const record = toRecord(payload);
  const members = Object.entries(MEMBERS).filter(([name, isValid]) => isValid(record[name]));
  return Object.fromEntries(members.map(([name]) => [name, record[name]]));
}

export const toProductTypes = (payload: unknown): ProductType[] =>
  Object.entries(toRecord(payload)).flatMap(([id, type]) =>
    isRecord(type) ? [toProductType(id, type)] : [],
  );

function toProductType(id: string, type: Record<string, unknown>): ProductType {
  const { product } = type;
  return {
    id,
    label: decodeEntities(text(type['label'])) || id,
    isDefault: type['default'] === true,
    productId: typeof product === 'number' ? product : null,
    slug: text(type['slug']) || null,
    description: text(type['description']),
    moreUrl: toAddress(type['more_url']) || null,
  };
}

/** Groups and plugins without a key, and plugins that are not for this shop, are left out. */
export function toFreeExtensions(payload: unknown): FreeExtensionGroup[] {
  return toEntries(payload).map((group) => ({
    key: text(group['key']),
    title: decodeEntities(text(group['title'])),
    plugins: (Array.isArray(group['plugins']) ? toEntries(group['plugins']) : [])
      .filter((plugin) => plugin['is_visible'] !== false)
      .map(toFreeExtension),
  }));
}

function toFreeExtension(plugin: Record<string, unknown>): FreeExtension {
  const key = text(plugin['key']);
  const slug = key.split(':', 1)[0] ?? key;
  return {
    key,
    slug,
    name: decodeEntities(text(plugin['name'])) || slug,
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
