import { decodeEntities } from '@admin/format';
import { isRecord, toAddress, toList, toRecord } from '@admin/http';
import type { Gateway, GatewaySetting, GatewaySuggestion, PostInstallScript } from './types';

/** What has no id is left out, so that one bad entry of an extension costs only itself. */
export const toGateways = (payload: unknown): Gateway[] => toEntries(payload).map(toGateway);

export function toGateway(payload: unknown): Gateway {
  const gateway = toRecord(payload);
  const { settings, order } = gateway;
  return {
    id: text(gateway['id']),
    title: title(gateway['title']),
    description: text(gateway['description']),
    order: typeof order === 'number' ? order : null,
    enabled: gateway['enabled'] === true,
    methodTitle: title(gateway['method_title']),
    methodDescription: text(gateway['method_description']),
    needsSetup: gateway['needs_setup'] === true,
    settingsUrl: toAddress(gateway['settings_url']),
    connectionUrl: toAddress(gateway['connection_url']) || null,
    setupHelpText: text(gateway['setup_help_text']) || null,
    postInstallScripts: toScripts(gateway['post_install_scripts']),
    requiredSettingsKeys: texts(gateway['required_settings_keys']),
    settings: isRecord(settings) ? toSettings(settings) : {},
  };
}

/** What the server marks as invisible is not for this shop. */
export function toSuggestions(payload: unknown): GatewaySuggestion[] {
  return toEntries(payload)
    .filter((entry) => entry['is_visible'] !== false)
    .map(toSuggestion);
}

function toSuggestion(suggestion: Record<string, unknown>): GatewaySuggestion {
  const { transaction_processors: processors, recommendation_priority: priority } = suggestion;
  return {
    id: text(suggestion['id']),
    title: title(suggestion['title']),
    content: text(suggestion['content']),
    image: toAddress(suggestion['image_72x72']) || toAddress(suggestion['image']),
    plugins: texts(suggestion['plugins']),
    priority: typeof priority === 'number' ? priority : Number.POSITIVE_INFINITY,
    isOffline: suggestion['is_offline'] === true,
    isLocalPartner: suggestion['is_local_partner'] === true,
    externalLink: toAddress(suggestion['external_link']) || null,
    transactionProcessors: isRecord(processors) ? mapOf(processors, toAddress) : {},
    categoryOther: texts(suggestion['category_other']),
    categoryAdditional: texts(suggestion['category_additional']),
  };
}

const toEntries = (payload: unknown) =>
  toList(payload)
    .filter(isRecord)
    .filter((entry) => text(entry['id']) !== '');

const toSettings = (settings: Record<string, unknown>): Record<string, GatewaySetting> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([id, setting]) =>
      isRecord(setting) ? [[id, toSetting(id, setting)]] : [],
    ),
  );

function toSetting(id: string, setting: Record<string, unknown>): GatewaySetting {
  const { options } = setting;
  return {
    id,
    label: title(setting['label']) || id,
    description: text(setting['description']),
    type: text(setting['type']) || 'text',
    value: toValue(setting['value']),
    default: toValue(setting['default']),
    placeholder: text(setting['placeholder']),
    ...(isRecord(options) ? { options: toOptions(options) } : {}),
  };
}

/** Choices come flat, or in groups of which only the choices matter here. */
const toOptions = (options: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(options).flatMap(([value, label]) =>
      isRecord(label) ? Object.entries(toOptions(label)) : [[value, decodeEntities(toText(label))]],
    ),
  );

const toValue = (value: unknown): string | string[] =>
  Array.isArray(value) ? value.map(toText) : toText(value);

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

function toScripts(value: unknown): PostInstallScript[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap((script) => {
    const [handle, src] = [text(script['handle']), toAddress(script['src'])];
    return handle && src ? [{ handle, src }] : [];
  });
}

const mapOf = (map: Record<string, unknown>, toMember: (value: unknown) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, toMember(value)]));

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const title = (value: unknown): string => decodeEntities(text(value)).trim();
