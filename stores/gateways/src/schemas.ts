import {
  camelCaseObject,
  decodedText,
  flag,
  listOrEmpty,
  mapOrEmpty,
  nonEmptyText,
  numberOrNull,
  optional,
  phpObject,
  plainText,
  scalarText,
  text,
  textOrNull,
  tolerantList,
  tolerantMap,
  url,
  urlOrNull,
} from '@admin/schemas';
import * as v from 'valibot';

const value = v.fallback(v.union([v.array(scalarText), scalarText]), '');

const choice = v.pipe(
  scalarText,
  v.transform((label) => v.parse(decodedText, label)),
);

/** Options are flat, or grouped. Groups are flattened. */
const OptionsSchema = v.pipe(
  tolerantMap(v.union([tolerantMap(choice), choice])),
  v.transform((options) =>
    Object.fromEntries(
      Object.entries(options).flatMap(([id, label]) =>
        typeof label === 'string' ? [[id, label] as const] : Object.entries(label),
      ),
    ),
  ),
);

const SettingSchema = phpObject({
  label: plainText,
  /** HTML from the server, to be sanitized before it is shown. */
  description: text,
  /** text, password, checkbox, select, multiselect, textarea, safe_text, … */
  type: text,
  value,
  default: value,
  placeholder: text,
  /** Options of a select: labels by value. */
  options: optional(OptionsSchema),
});

const SettingsSchema = v.pipe(
  tolerantMap(SettingSchema),
  v.transform((settings) =>
    Object.fromEntries(
      Object.entries(settings).map(([id, { label, type, ...setting }]) => [
        id,
        { ...setting, id, label: label || id, type: type || 'text' },
      ]),
    ),
  ),
);

/** A script that a gateway's own setup form needs. */
export const PostInstallScriptSchema = v.pipe(
  phpObject({ handle: nonEmptyText, src: url }),
  v.check(({ src }) => src !== '', 'A script has an address'),
);

/** An installed payment gateway. */
export const GatewaySchema = camelCaseObject({
  id: nonEmptyText,
  /** The title that customers see. */
  title: plainText,
  description: text,
  /** Position at checkout; `null` until it is first set. */
  order: numberOrNull,
  enabled: flag,
  /** The title that store managers see. */
  method_title: plainText,
  method_description: text,
  needs_setup: flag,
  /** Empty if the gateway has no settings page. */
  settings_url: url,
  /** Where to connect the store to the provider. */
  connection_url: urlOrNull,
  /** HTML from the server, to be sanitized before it is shown. */
  setup_help_text: textOrNull,
  post_install_scripts: listOrEmpty(PostInstallScriptSchema),
  required_settings_keys: listOrEmpty(v.string()),
  settings: v.fallback(SettingsSchema, {}),
});

/** A gateway that is recommended for this store, installed or not. */
export const GatewaySuggestionSchema = v.pipe(
  camelCaseObject({
    /** The gateway's id, followed by a colon and the variant if there are several. */
    id: nonEmptyText,
    is_visible: optional(v.boolean()),
    title: plainText,
    /** HTML from the server, to be sanitized before it is shown. */
    content: text,
    image: url,
    image_72x72: url,
    plugins: listOrEmpty(v.string()),
    recommendation_priority: v.fallback(v.number(), Number.POSITIVE_INFINITY),
    is_offline: flag,
    is_local_partner: flag,
    /** Where to buy the gateway, if it cannot be installed from here. */
    external_link: urlOrNull,
    /** Image URLs by name of the card or wallet. */
    transaction_processors: mapOrEmpty(url),
    /** Codes of countries where it replaces WooPayments. */
    category_other: listOrEmpty(v.string()),
    /** Codes of countries where it is an additional gateway. */
    category_additional: listOrEmpty(v.string()),
  }),
  v.check(({ isVisible }) => isVisible !== false, 'It is not offered to this store'),
  v.transform(({ isVisible: _isVisible, image72x72, recommendationPriority, ...suggestion }) => ({
    ...suggestion,
    image: image72x72 || suggestion.image,
    /** The lowest number is the best suggestion. */
    priority: recommendationPriority,
  })),
);

export const parseGateway = v.parser(GatewaySchema);
export const parseGateways = v.parser(tolerantList(GatewaySchema));
export const parseSuggestions = v.parser(tolerantList(GatewaySuggestionSchema));
export const parseConfirmation = v.parser(
  v.pipe(
    v.literal(true),
    v.transform(() => undefined),
  ),
);
