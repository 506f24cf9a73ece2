/** One setting of a gateway, as its form shows it. */
export interface GatewaySetting {
  id: string;
  label: string;
  /** HTML from the server, to be sanitised before it is shown. */
  description: string;
  /** text, password, checkbox, select, multiselect, textarea, safe_text, … */
  type: string;
  value: string | string[];
  default: string | string[];
  placeholder: string;
  /** Choices of a select, label by value. */
  options?: Record<string, string>;
}

/** A script that a gateway's own set-up form needs. */
export interface PostInstallScript {
  handle: string;
  src: string;
}

/** A payment gateway that is installed. */
export interface Gateway {
  id: string;
  /** What customers read. */
  title: string;
  description: string;
  /** The place at checkout; `null` until it is first set. */
  order: number | null;
  enabled: boolean;
  /** What the owner reads. */
  methodTitle: string;
  methodDescription: string;
  needsSetup: boolean;
  /** Empty when there is no page to go to. */
  settingsUrl: string;
  /** Where the shop is connected to the provider. */
  connectionUrl: string | null;
  /** HTML from the server, to be sanitised before it is shown. */
  setupHelpText: string | null;
  postInstallScripts: PostInstallScript[];
  requiredSettingsKeys: string[];
  settings: Record<string, GatewaySetting>;
}

/** What can be changed of a gateway; settings by id, those not named stay. */
export interface GatewayPatch {
  enabled?: boolean;
  title?: string;
  description?: string;
  order?: number;
  settings?: Record<string, string>;
}

/** A gateway that is worth considering for this shop, installed or not. */
export interface GatewaySuggestion {
  /** The gateway's id, with the variant after a colon where there are several. */
  id: string;
  title: string;
  /** HTML from the server, to be sanitised before it is shown. */
  content: string;
  image: string;
  plugins: string[];
  /** The lowest number is the best suggestion. */
  priority: number;
  isOffline: boolean;
  isLocalPartner: boolean;
  /** Where the gateway is bought, when it cannot be installed from here. */
  externalLink: string | null;
  /** Images by name of the card or wallet. */
  transactionProcessors: Record<string, string>;
  /** Codes of countries in which it stands in for the product's own gateway. */
  categoryOther: string[];
  /** Codes of countries in which it goes well beside another gateway. */
  categoryAdditional: string[];
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
