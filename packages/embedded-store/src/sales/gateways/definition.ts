import type { Service } from '../../site';
import type { FieldDefinition } from '../fields';
import offline from './offline.data.json';
import providers from './providers.data.json';

/** A payment method's definition. The user's settings for it are stored as options. */
export interface GatewayDefinition {
  id: string;
  /** The plugin that provides it; without one, it is built in. */
  plugin?: string;
  /** The title at checkout, unless the user changes it. */
  title: string;
  description: string;
  methodTitle: string;
  /** The description on the settings screen. */
  methodDescription: string;
  supports: readonly string[];
  /** Fields besides title and description. */
  fields: readonly FieldDefinition[];
  /** Fields that the dashboard requires before the gateway can be used. */
  requiredFields?: readonly string[];
  /** Fields that must be filled in on the gateway's own settings page before it can be used. */
  settingsPageFields?: readonly string[];
  /** The account that the store has to be connected to. */
  service?: Service;
  /** HTML help for the setup. */
  help?: string;
  /** Whether the plugin provides a setup script. */
  hasScript?: boolean;
}

/** The built-in offline payment methods, and payment services that come with a plugin. */
export const GATEWAYS = [...offline, ...providers] as readonly GatewayDefinition[];
