import type { Service } from '../../site';
import type { FieldDefinition } from '../fields';
import offline from './offline.data.json';
import providers from './providers.data.json';

/** A way to get paid, as the program knows it. What the owner changed about one is kept as options. */
export interface GatewayDefinition {
  id: string;
  /** The plugin that brings it; without one it comes with the store. */
  plugin?: string;
  /** What customers see until the owner says otherwise. */
  title: string;
  description: string;
  methodTitle: string;
  /** What the owner is told about it. */
  methodDescription: string;
  supports: readonly string[];
  /** Besides title and description. */
  fields: readonly FieldDefinition[];
  /** Fields that the dashboard asks for before the gateway can be used. */
  requiredFields?: readonly string[];
  /** Fields that have to be filled in on the gateway's own settings page before it can be used. */
  settingsPageFields?: readonly string[];
  /** The account that the store has to be connected with. */
  service?: Service;
  /** HTML for the one who sets it up. */
  help?: string;
  /** The plugin brings a script for its setup. */
  hasScript?: boolean;
}

/** Ways to get paid that need nobody in between, which come with the store, and services that come with a plugin. */
export const GATEWAYS = [...offline, ...providers] as readonly GatewayDefinition[];
