import {
  camelCaseObject,
  flag,
  listOrEmpty,
  nonEmptyText,
  numberOrZero,
  optional,
  phpObject,
  plainText,
  text,
  tolerantList,
} from '@admin/schemas';
import * as v from 'valibot';

/** A zone in the list of zones; locations and methods have their own routes. */
export const ZoneHeadSchema = phpObject({
  /** 0 is the rest of the world. */
  id: v.number(),
  name: plainText,
  order: numberOrZero,
});

export const ZoneLocationSchema = phpObject({
  /** A country (`US`), a state (`US:CA`), a continent or a postcode. */
  code: text,
  type: text,
});

/** A shipping method within a zone. */
export const ShippingMethodSchema = v.pipe(
  camelCaseObject({
    instance_id: v.number(),
    /** `flat_rate`, `free_shipping`, `local_pickup`, or one of an extension. */
    method_id: text,
    title: plainText,
    enabled: flag,
    settings: optional(phpObject({ cost: optional(phpObject({ value: text })) })),
  }),
  v.transform(({ enabled, settings, ...method }) => ({
    ...method,
    isEnabled: enabled,
    /** A number as text with a decimal point, or a formula; empty for methods without a cost. */
    cost: settings?.cost?.value ?? '',
  })),
);

/** Loaded or opened by the browser, so only http(s) URLs are accepted. */
const absoluteUrl = v.fallback(v.pipe(v.string(), v.regex(/^https?:\/\//i)), '');

const PartnerFeatureSchema = phpObject({
  icon: absoluteUrl,
  title: plainText,
  description: plainText,
});

export const PartnerLayoutSchema = phpObject({
  image: absoluteUrl,
  features: listOrEmpty(PartnerFeatureSchema),
});

/** A plugin that prints shipping labels for stores in this country. */
export const ShippingPartnerSchema = v.pipe(
  camelCaseObject({
    slug: nonEmptyText,
    is_visible: v.optional(v.unknown()),
    name: plainText,
    title: plainText,
    description: plainText,
    /** Empty if there is no such page. */
    learn_more_link: absoluteUrl,
    /** Slugs of plugins that it needs in addition. */
    dependencies: listOrEmpty(nonEmptyText),
    available_layouts: optional(v.array(v.unknown())),
    layout_column: optional(PartnerLayoutSchema),
    layout_row: optional(PartnerLayoutSchema),
  }),
  v.check(({ isVisible }) => isVisible !== false, 'It is not offered to this store'),
  v.transform(({ slug, name, title, description, learnMoreLink, dependencies, ...partner }) => {
    const isAvailable = (layout: string) => partner.availableLayouts?.includes(layout) ?? true;
    const column = isAvailable('column') ? partner.layoutColumn : undefined;
    const row = isAvailable('row') ? partner.layoutRow : undefined;
    return {
      slug,
      // The host's own partner has a title instead of a name (contract, section 9).
      name: name || title,
      description,
      learnMoreLink,
      dependencies,
      /** Content for a column and for a row, if supported. */
      layouts: { ...(column && { column }), ...(row && { row }) },
    };
  }),
);

export const parseZoneHead = v.parser(ZoneHeadSchema);
// A missing zone or method might be created again, so a malformed one fails the whole list.
export const parseZoneHeads = v.parser(v.array(ZoneHeadSchema));
export const parseLocations = v.parser(tolerantList(ZoneLocationSchema));
export const parseMethod = v.parser(ShippingMethodSchema);
export const parseMethods = v.parser(v.array(ShippingMethodSchema));
export const parsePartners = v.parser(tolerantList(ShippingPartnerSchema));
