import {
  flag,
  listOrEmpty,
  numberOrZero,
  oneOf,
  phpObject,
  plainText,
  text,
  tolerantList,
  url,
} from '@admin/schemas';
import * as v from 'valibot';

/** A menu item or a category; extensions may omit everything but the id. */
export const MenuItemSchema = v.pipe(
  phpObject({
    id: v.pipe(v.string(), v.nonEmpty()),
    title: plainText,
    /** Relative to the admin URL, or absolute; empty for categories. */
    url,
    /** Id of its category. */
    parent: text,
    /** The group of the menu (product specification, section 9). */
    menuId: oneOf(['primary', 'favorites', 'plugins', 'secondary'], 'primary'),
    order: v.fallback(v.number(), 10),
    isCategory: flag,
    /** Capability required to see it; empty for none. */
    capability: text,
    /** Number of pending things; 0 hides the badge. */
    badge: numberOrZero,
    /** Whether it replaces an item of the WordPress admin menu. */
    migrate: v.fallback(v.boolean(), true),
    /** Label of the back link of a category; empty for the default. */
    backButtonLabel: plainText,
    /** A regular expression for additional URLs at which it is the current item. */
    matchExpression: text,
  }),
  v.transform((item) => ({
    ...item,
    title: item.title || item.id,
    parent: item.parent || 'woocommerce',
  })),
);

export const parseMenuItem = v.parser(MenuItemSchema);

/** The root category (product specification, section 3). */
export const ROOT_CATEGORY = {
  ...parseMenuItem({ id: 'woocommerce', title: 'WooCommerce', isCategory: true }),
  parent: '',
};

export const isMenuItem = (item: unknown): item is { id: string } => v.is(MenuItemSchema, item);

export const parseMenuItems = v.parser(listOrEmpty(MenuItemSchema));

/** Data on pages while the navigation feature is enabled; items in page order. */
export const MenuSchema = phpObject({
  menuItems: listOrEmpty(MenuItemSchema),
  rootBackUrl: url,
  rootBackLabel: plainText,
});

/** Parses the site's root response, of which only the icon is requested. */
export const parseSiteIconUrl = v.parser(
  v.pipe(
    v.fallback(phpObject({ site_icon_url: url }), { site_icon_url: '' }),
    v.transform((site) => site.site_icon_url),
  ),
);

export const parseIds = v.parser(tolerantList(v.string()));
