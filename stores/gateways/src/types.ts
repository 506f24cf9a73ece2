import type * as v from 'valibot';
import type { GatewaySchema, GatewaySuggestionSchema, PostInstallScriptSchema } from './schemas';

export type PostInstallScript = v.InferOutput<typeof PostInstallScriptSchema>;

export type Gateway = v.InferOutput<typeof GatewaySchema>;

/** One setting of a gateway, as its form shows it. */
export type GatewaySetting = Gateway['settings'][string];

export type GatewaySuggestion = v.InferOutput<typeof GatewaySuggestionSchema>;

/** What can be changed of a gateway; settings by id, those not named stay. */
export interface GatewayPatch {
  enabled?: boolean;
  title?: string;
  description?: string;
  order?: number;
  settings?: Record<string, string>;
}

/** A suggestion together with the installed gateway it stands for. */
export interface GatewayCard extends GatewaySuggestion {
  gateway: Gateway | undefined;
  isInstalled: boolean;
  isEnabled: boolean;
  /** What is not installed has its set-up ahead too. */
  needsSetup: boolean;
}

/** The six fields of a bank account (product specification, section 3). */
export interface BankAccountValues {
  account_name?: string;
  account_number?: string;
  bank_name?: string;
  sort_code?: string;
  iban?: string;
  bic?: string;
}
