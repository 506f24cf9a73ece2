import type { StoreDatabase } from '../../database';
import { isMap } from '../../rest';
import { isConnected, getOption, getOptions, setOption, getActivePlugins } from '../../site';
import type { Service } from '../../site';
import { readFieldValues, toFields, translateField } from '../fields';
import type { Field, FieldDefinition, FieldValues } from '../fields';
import { GATEWAYS } from './definition';
import type { GatewayDefinition } from './definition';
import { __, translateData } from '../../i18n';

/** An available gateway: built in, or from an active plugin. */
export interface Gateway {
  id: string;
  plugin: string | undefined;
  title: string;
  description: string;
  methodTitle: string;
  /** The description on the settings screen. */
  methodDescription: string;
  supports: readonly string[];
  isEnabled: boolean;
  /** The position at checkout; `undefined` if never sorted. */
  position: number | undefined;
  settings: Readonly<Record<string, Field>>;
  /** Whether it must be connected or configured before it can be used. */
  needsSetup: boolean;
  requiredFields: readonly string[];
  /** The account that is not connected yet. */
  missingService: Service | undefined;
  help: string | undefined;
  hasScript: boolean;
}

export interface GatewayPatch {
  isEnabled?: boolean | undefined;
  title?: string | undefined;
  description?: string | undefined;
  position?: number | undefined;
  settings?: Readonly<Record<string, unknown>> | undefined;
}

const ORDER = 'woocommerce_gateway_order';

const titleField = (initial: string): FieldDefinition => ({
  id: 'title',
  label: __('Title', 'store-admin'),
  description: __('This controls the title which the user sees during checkout.', 'store-admin'),
  type: 'safe_text',
  default: initial,
});
const descriptionField = (): FieldDefinition => ({
  id: 'description',
  label: __('Description', 'store-admin'),
  type: 'textarea',
});

/** The store's gateways in checkout order; unsorted ones come last. */
export function getGateways(db: StoreDatabase): Gateway[] {
  const plugins = getActivePlugins(db);
  const definitions = GATEWAYS.filter(({ plugin }) => !plugin || plugins.includes(plugin));
  const saved = getOptions(db, [ORDER, ...definitions.map(({ id }) => settingsOption(id))]);
  const positions = readMap(saved.get(ORDER));
  return definitions
    .map((definition) =>
      toGateway(db, definition, readMap(saved.get(settingsOption(definition.id))), positions),
    )
    .toSorted((left, right) => (left.position ?? Infinity) - (right.position ?? Infinity) || 0);
}

export function getGateway(db: StoreDatabase, id: string): Gateway | undefined {
  return getGateways(db).find((gateway) => gateway.id === id);
}

/** @returns the updated gateway, `invalid` for an invalid value, `undefined` when there is no such gateway. */
export function updateGateway(
  db: StoreDatabase,
  id: string,
  patch: GatewayPatch,
): Gateway | 'invalid' | undefined {
  const definition = GATEWAYS.find((each) => each.id === id);
  if (!definition || !getGateway(db, id)) return undefined;
  const { isEnabled, title, description, position, settings = {} } = patch;
  const values = readFieldValues([titleField(''), descriptionField(), ...definition.fields], {
    ...settings,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  });
  if (!values) return 'invalid';
  const enabled = isEnabled === undefined ? {} : { enabled: isEnabled ? 'yes' : 'no' };
  const option = settingsOption(id);
  setOption(db, option, { ...readMap(getOption(db, option)), ...values, ...enabled });
  if (position !== undefined) setOption(db, ORDER, { ...readMap(getOption(db, ORDER)), [id]: position });
  return getGateway(db, id);
}

/** @returns whether there is such a gateway. */
export function setGatewayEnabled(db: StoreDatabase, id: string, isEnabled: boolean): boolean {
  return updateGateway(db, id, { isEnabled }) !== undefined;
}

export function hasEnabledGateway(db: StoreDatabase): boolean {
  return getGateways(db).some(({ isEnabled }) => isEnabled);
}

/** The option in which WooCommerce stores a gateway's settings; the dashboard writes some of them directly. */
function settingsOption(id: string): string {
  return `woocommerce_${id}_settings`;
}

function toGateway(
  db: StoreDatabase,
  definition: GatewayDefinition,
  saved: FieldValues,
  positions: FieldValues,
): Gateway {
  const { id, plugin, fields, requiredFields = [], settingsPageFields = [], service } = definition;
  const title = titleField(translateData(definition.title));
  const settings = toFields([title, ...fields.map(translateField)], saved);
  const isEmpty = (name: string) => settings[name]?.type !== 'checkbox' && settings[name]?.value === '';
  const missingService = service && !isConnected(db, service) ? service : undefined;
  const position = Number(positions[id]);
  return {
    id,
    plugin,
    title: textOf(settings['title']) || translateData(definition.title),
    description:
      typeof saved['description'] === 'string' ? saved['description'] : translateData(definition.description),
    methodTitle: translateData(definition.methodTitle),
    methodDescription: translateData(definition.methodDescription),
    supports: definition.supports,
    isEnabled: saved['enabled'] === 'yes',
    position: Number.isInteger(position) ? position : undefined,
    settings,
    needsSetup: missingService !== undefined || [...requiredFields, ...settingsPageFields].some(isEmpty),
    requiredFields,
    missingService,
    help: definition.help && translateData(definition.help),
    hasScript: definition.hasScript ?? false,
  };
}

function textOf(field: Field | undefined): string {
  return typeof field?.value === 'string' ? field.value : '';
}

/** Administrators can write options directly, so their content can be anything. */
function readMap(value: unknown): FieldValues {
  return isMap(value) ? value : {};
}
