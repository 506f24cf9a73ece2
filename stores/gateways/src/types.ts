import type * as v from 'valibot';
import type { GatewaySchema, GatewaySuggestionSchema, PostInstallScriptSchema } from './schemas';

export type PostInstallScript = v.InferOutput<typeof PostInstallScriptSchema>;

export type Gateway = v.InferOutput<typeof GatewaySchema>;

/** One setting of a gateway. */
export type GatewaySetting = Gateway['settings'][string];

export type GatewaySuggestion = v.InferOutput<typeof GatewaySuggestionSchema>;

/** The editable members of a gateway; settings by id, omitted ones stay unchanged. */
export interface GatewayPatch {
  enabled?: boolean;
  title?: string;
  description?: string;
  order?: number;
  settings?: Record<string, string>;
}

/** A suggestion together with its gateway, if installed. */
export interface GatewayCard extends GatewaySuggestion {
  gateway: Gateway | undefined;
  isInstalled: boolean;
  isEnabled: boolean;
  /** True also when the gateway is not installed. */
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
