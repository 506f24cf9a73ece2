import type { StoreDatabase } from '../../database';
import type { Field } from '../../resources/fields';
import { type Gateway, getGateway, getGateways, updateGateway } from '../../resources/gateways';
import type { SettingType } from '../../resources/settings';
import { type Html, html, NOTHING } from '../html/html';
import type { FormField } from './field';
import { fieldGroup } from './field-table';
import type { SettingsSection, SettingsTab } from './tabs';

type Fields = Map<string, FormField>;

const CONTROL_TYPES: Readonly<Record<Field['type'], SettingType>> = {
  text: 'text',
  safe_text: 'text',
  password: 'password',
  textarea: 'textarea',
  price: 'number',
  checkbox: 'checkbox',
  select: 'select',
  multiselect: 'multiselect',
};

/** The tab of payments has a section for each gateway that the store has at the moment. */
export function withGatewaySections(db: StoreDatabase, tab: SettingsTab): SettingsTab {
  if (tab.slug !== 'checkout') return tab;
  const sections = getGateways(db).map(({ id, methodTitle }): SettingsSection => ({
    slug: id,
    label: methodTitle,
    groups: [],
    gateway: id,
  }));
  return { ...tab, sections: [...tab.sections, ...sections] };
}

/** The form of a gateway, with the names that the platform gives its fields. */
export function readGatewayFields(db: StoreDatabase, id: string): Fields {
  const gateway = getGateway(db, id);
  if (!gateway) return new Map();
  const enabled: FormField = {
    id: nameOf(id, 'enabled'),
    label: 'Enable',
    description: `Offer ${gateway.methodTitle} to customers`,
    type: 'checkbox',
    value: gateway.isEnabled ? 'yes' : 'no',
  };
  const description: FormField = {
    id: nameOf(id, 'description'),
    label: 'Description',
    description: 'What customers read at checkout.',
    type: 'textarea',
    value: gateway.description,
  };
  const [title, ...others] = Object.values(gateway.settings).map((field) => toFormField(id, field));
  const fields = [enabled, ...(title ? [title] : []), description, ...others];
  return new Map(fields.map((field) => [field.id, field]));
}

/** Saves what was changed. @returns whether every value is one that its field can have. */
export function saveGatewayFields(db: StoreDatabase, id: string, before: Fields, typed: Fields): boolean {
  const prefix = nameOf(id, '');
  const changed = [...typed.values()].filter(
    (field) => JSON.stringify(field.value) !== JSON.stringify(before.get(field.id)?.value),
  );
  if (changed.length === 0) return true;
  const { enabled, ...settings } = Object.fromEntries(
    changed.map((field) => [field.id.slice(prefix.length), field.value]),
  );
  const isEnabled = enabled === undefined ? undefined : enabled === 'yes';
  return updateGateway(db, id, { isEnabled, settings }) !== 'invalid';
}

export function gatewaySection(db: StoreDatabase, id: string, fields: ReadonlyMap<string, FormField>): Html {
  const gateway = getGateway(db, id);
  if (!gateway) return NOTHING;
  const { methodTitle, methodDescription } = gateway;
  const rows = [...fields.keys()].map((name) => ({ settings: [name] }));
  const group = { id: 'gateway', title: methodTitle, description: methodDescription, rows };
  return html`${setupNote(gateway)} ${fieldGroup(group, fields)}`;
}

function setupNote({ needsSetup, missingService }: Gateway): Html {
  if (!needsSetup) return NOTHING;
  const missing = missingService
    ? 'Its account is not connected yet.'
    : 'Some of what it needs is not filled in yet.';
  return html`<p>Customers cannot pay this way so far. ${missing}</p>`;
}

function nameOf(gatewayId: string, field: string): string {
  return `woocommerce_${gatewayId}_${field}`;
}

function toFormField(gatewayId: string, field: Field): FormField {
  const { id, label, description, type, value, options } = field;
  const isBox = type === 'checkbox';
  return {
    id: nameOf(gatewayId, id),
    label,
    // The words beside a box are its description; what else there is to say stands below.
    description: isBox ? label : description,
    ...(isBox && { tip: description }),
    type: CONTROL_TYPES[type],
    value: type === 'multiselect' && value === '' ? [] : value,
    ...(options && { options: withoutGroups(options) }),
  };
}

function withoutGroups(options: NonNullable<Field['options']>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([value, choice]) =>
      typeof choice === 'string' ? [[value, choice] as const] : Object.entries(choice),
    ),
  );
}
