import {
  camelCaseObject,
  flag,
  nonEmptyText,
  optional,
  phpListOrEmpty,
  phpMap,
  phpObject,
  plainText,
  text,
  textOrNull,
  tolerantList,
  tolerantMap,
  url,
  urlOrNull,
} from '@admin/schemas';
import * as v from 'valibot';
import type { Profile } from './answers';

const answer = optional(nonEmptyText);
const yesNo = optional(v.boolean());
const answers = optional(v.array(nonEmptyText));

/** Newer hosts store slugs, older ones records. */
const IndustrySchema = v.union([
  v.pipe(
    nonEmptyText,
    v.transform((slug) => ({ slug })),
  ),
  v.looseObject({ slug: nonEmptyText }),
]);

/** The user's answers; unset and invalid ones are left out. */
const ProfileSchema = v.pipe(
  phpObject({
    completed: yesNo,
    skipped: yesNo,
    setup_client: yesNo,
    is_agree_marketing: yesNo,
    is_store_country_set: yesNo,
    wccom_connected: yesNo,
    industry: optional(v.array(IndustrySchema)),
    product_types: answers,
    business_extensions: answers,
    product_count: answer,
    selling_venues: answer,
    number_employees: answer,
    revenue: answer,
    other_platform: answer,
    other_platform_name: answer,
    theme: answer,
    store_email: answer,
    business_choice: answer,
    selling_online_answer: answer,
    selling_platforms: answers,
    is_plugins_page_skipped: yesNo,
  } satisfies Record<keyof Profile, unknown>),
  // Later hosts may support more answers, which are kept unchanged.
  v.transform((profile) => profile as Profile),
);

export const parseProfile = v.parser(ProfileSchema);

/** Whether this host's profile supports the store profiler's answers. */
export const parseHasProfilerMembers = v.parser(
  v.pipe(
    phpMap,
    v.transform((profile) => Object.hasOwn(profile, 'business_choice')),
  ),
);

/** The industries embedded in the host's pages, in order. */
export const IndustryChoicesSchema = v.pipe(
  tolerantMap(phpObject({ label: plainText, use_description: flag, description_label: text })),
  v.transform((choices) =>
    Object.entries(choices).map(([slug, { label, use_description, description_label }]) => ({
      slug,
      label: label || slug,
      /** Label of a free text field; empty if there is none. */
      detailLabel: use_description ? description_label : '',
    })),
  ),
);

export const parseIndustryChoices = v.parser(IndustryChoicesSchema);

/** A product type, with the extension it requires. */
const ProductTypeSchema = v.pipe(
  camelCaseObject({
    label: plainText,
    default: flag,
    product: v.fallback(v.nullable(v.number()), null),
    /** The extension's folder. */
    slug: textOrNull,
    /** HTML, to be sanitized before it is shown. */
    description: text,
    more_url: urlOrNull,
    /** US dollars, if the marketplace has a price. */
    yearly_price: v.fallback(v.nullable(v.pipe(v.number(), v.gtValue(0))), null),
  }),
  v.transform(({ default: isDefault, product: productId, ...type }) => ({
    ...type,
    isDefault,
    /** The extension's id in the marketplace, if it must be bought. */
    productId,
  })),
);

export const ProductTypesSchema = v.pipe(
  tolerantMap(ProductTypeSchema),
  v.transform((types) =>
    Object.entries(types).map(([id, type]) => ({ ...type, id, label: type.label || id })),
  ),
);

export const parseProductTypes = v.parser(ProductTypesSchema);

/** Names of plugins for which the host sends only a description; they are brands. */
const NAMELESS: ReadonlyMap<string, string> = new Map([
  ['jetpack', 'Jetpack'],
  ['woocommerce-payments', 'WooCommerce Payments'],
  ['woocommerce-services:shipping', 'WooCommerce Shipping'],
  ['woocommerce-services:tax', 'WooCommerce Tax'],
]);

/** Comes after all with a priority (contract, remaining screens, section 4). */
const NO_PRIORITY = 99;

/** A free plugin that is offered to the store. */
export const FreeExtensionSchema = v.pipe(
  camelCaseObject({
    /** The slug, followed by a colon and a variant if the plugin is offered with several texts. */
    key: nonEmptyText,
    name: plainText,
    /** A description of its benefit if the host has one; otherwise the name. */
    label: plainText,
    is_visible: optional(v.boolean()),
    /** HTML from the server, to be sanitized before it is shown. */
    description: text,
    image_url: url,
    /** Relative to the admin URL; empty if there is no such page. */
    manage_url: url,
    learn_more_link: url,
    is_built_by_wc: flag,
    is_installed: flag,
    is_activated: flag,
    /** Order of installation, lowest first. */
    install_priority: v.fallback(v.number(), NO_PRIORITY),
  }),
  v.check(({ isVisible }) => isVisible !== false, 'It is not offered to this store'),
  v.transform(({ isVisible: _isVisible, learnMoreLink, installPriority, ...extension }) => {
    const { key } = extension;
    const slug = key.split(':', 1)[0] ?? key;
    const name = extension.name || (NAMELESS.get(key) ?? slug);
    return {
      ...extension,
      slug,
      name,
      label: extension.label || name,
      /** Page with more information; empty if there is none. */
      learnMoreUrl: learnMoreLink,
      priority: installPriority,
    };
  }),
);

export const FreeExtensionGroupSchema = phpObject({
  /** Such as `task-list/grow`. */
  key: nonEmptyText,
  title: plainText,
  plugins: phpListOrEmpty(FreeExtensionSchema),
});

export const parseFreeExtensions = v.parser(tolerantList(FreeExtensionGroupSchema));

export const parseConfirmation = v.parser(
  v.pipe(
    phpObject({ status: v.literal('success') }),
    v.transform(() => undefined),
  ),
);

export const parseEmail = v.parser(
  v.pipe(
    phpObject({ email: text }),
    v.transform(({ email }) => email),
  ),
);
