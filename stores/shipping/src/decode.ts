import { decodeEntities } from '@admin/format';
import { isRecord, toList, toRecord } from '@admin/http';
import type {
  PartnerFeature,
  PartnerLayout,
  ShippingMethod,
  ShippingPartner,
  ShippingZone,
  ZoneLocation,
} from './types';

/** A zone as the list of zones has it; locations and methods are told elsewhere. */
export type ZoneHead = Pick<ShippingZone, 'id' | 'name' | 'order'>;

export const toZoneHeads = (payload: unknown): ZoneHead[] => toList(payload).map(toZoneHead);

export function toZoneHead(payload: unknown): ZoneHead {
  const { id, name, order } = toRecord(payload);
  if (typeof id !== 'number') throw new TypeError('A zone has an id.');
  return { id, name: decodeEntities(text(name)), order: typeof order === 'number' ? order : 0 };
}

export const toLocations = (payload: unknown): ZoneLocation[] =>
  toList(payload)
    .filter(isRecord)
    .map(({ code, type }) => ({ code: text(code), type: text(type) }));

export const toMethods = (payload: unknown): ShippingMethod[] => toList(payload).map(toMethod);

export function toMethod(payload: unknown): ShippingMethod {
  const { instance_id: instanceId, method_id: methodId, title, enabled, settings } = toRecord(payload);
  if (typeof instanceId !== 'number') throw new TypeError('A shipping method has an instance.');
  const { cost } = isRecord(settings) ? settings : {};
  return {
    instanceId,
    methodId: text(methodId),
    title: decodeEntities(text(title)),
    isEnabled: enabled === true,
    cost: isRecord(cost) ? text(cost['value']) : '',
  };
}

/** Partners without a slug and those that are not for this shop are left out. */
export const toPartners = (payload: unknown): ShippingPartner[] =>
  toList(payload)
    .filter(isRecord)
    .filter((partner) => text(partner['slug']) !== '' && partner['is_visible'] !== false)
    .map(toPartner);

function toPartner(partner: Record<string, unknown>): ShippingPartner {
  const { available_layouts: available, dependencies } = partner;
  const isAvailable = (name: string) => !Array.isArray(available) || available.includes(name);
  const column = isAvailable('column') ? toLayout(partner['layout_column']) : undefined;
  const row = isAvailable('row') ? toLayout(partner['layout_row']) : undefined;
  return {
    slug: text(partner['slug']),
    // The host's own partner has a title instead of a name (contract, section 9).
    name: decodeEntities(text(partner['name']) || text(partner['title'])),
    description: decodeEntities(text(partner['description'])),
    learnMoreLink: address(partner['learn_more_link']),
    dependencies: Array.isArray(dependencies) ? dependencies.map(text).filter(Boolean) : [],
    layouts: { ...(column ? { column } : {}), ...(row ? { row } : {}) },
  };
}

function toLayout(value: unknown): PartnerLayout | undefined {
  if (!isRecord(value)) return undefined;
  const { image, features } = value;
  return {
    image: address(image),
    features: Array.isArray(features) ? features.filter(isRecord).map(toFeature) : [],
  };
}

const toFeature = ({ icon, title, description }: Record<string, unknown>): PartnerFeature => ({
  icon: address(icon),
  title: decodeEntities(text(title)),
  description: decodeEntities(text(description)),
});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Browsers load these and go there, so nothing but http(s) addresses is taken over. */
const address = (value: unknown): string => (/^https?:\/\//i.test(text(value)) ? text(value) : '');
