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

/** Newer hosts keep slugs alone, older ones records that may say more. */
const IndustrySchema = v.union([
  v.pipe(
    nonEmptyText,
    v.transform((slug) => ({ slug })),
  ),
  v.looseObject({ slug: nonEmptyText }),
]);

/** Answers the owner has given; what is unset, or of no use, is left out. */
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
  // Later hosts may know further answers, which are kept as they are.
  v.transform((profile) => profile as Profile),
);

export const parseProfile = v.parser(ProfileSchema);

/** Whether the profile of this host has room for what the store profiler asks. */
export const parseHasProfilerMembers = v.parser(
  v.pipe(
    phpMap,
    v.transform((profile) => Object.hasOwn(profile, 'business_choice')),
  ),
);

/** Industries that the host knows by name, as its pages print them, in their order. */
export const IndustryChoicesSchema = v.pipe(
  tolerantMap(phpObject({ label: plainText, use_description: flag, description_label: text })),
  v.transform((choices) =>
    Object.entries(choices).map(([slug, { label, use_description, description_label }]) => ({
      slug,
      label: label || slug,
      /** Asks for words of one's own under this label; empty where it does not. */
      detailLabel: use_description ? description_label : '',
    })),
  ),
);

export const parseIndustryChoices = v.parser(IndustryChoicesSchema);

/** A kind of products a shop may sell, and the extension it takes. */
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
    /** Dollars, where the marketplace says so. */
    yearly_price: v.fallback(v.nullable(v.pipe(v.number(), v.gtValue(0))), null),
  }),
  v.transform(({ default: isDefault, product: productId, ...type }) => ({
    ...type,
    isDefault,
    /** The extension's number in the marketplace, where one has to be bought. */
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

/** Hosts give these no name, since their own screens show what they do alone; the names are brands. */
const NAMELESS: ReadonlyMap<string, string> = new Map([
  ['jetpack', 'Jetpack'],
  ['woocommerce-payments', 'WooCommerce Payments'],
  ['woocommerce-services:shipping', 'WooCommerce Shipping'],
  ['woocommerce-services:tax', 'WooCommerce Tax'],
]);

/** Set up after all that say when (contract, remaining screens, section 4). */
const NO_PRIORITY = 99;

/** A plugin that costs nothing and is offered to the shop. */
export const FreeExtensionSchema = v.pipe(
  camelCaseObject({
    /** The slug, with a variant after a colon where one plugin is offered in several words. */
    key: nonEmptyText,
    name: plainText,
    /** What it does for the shop, where the host says so; the name otherwise. */
    label: plainText,
    is_visible: optional(v.boolean()),
    /** HTML from the server, to be sanitized before it is shown. */
    description: text,
    image_url: url,
    /** Relative to the admin; empty when there is no such page. */
    manage_url: url,
    learn_more_link: url,
    is_built_by_wc: flag,
    is_installed: flag,
    is_activated: flag,
    /** Which is set up first, the smallest first. */
    install_priority: v.fallback(v.number(), NO_PRIORITY),
  }),
  v.check(({ isVisible }) => isVisible !== false, 'It is not for this shop'),
  v.transform(({ isVisible: _isVisible, learnMoreLink, installPriority, ...extension }) => {
    const { key } = extension;
    const slug = key.split(':', 1)[0] ?? key;
    const name = extension.name || (NAMELESS.get(key) ?? slug);
    return {
      ...extension,
      slug,
      name,
      label: extension.label || name,
      /** Where there is more to read; empty when there is no such page. */
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
