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

/** An entry of the side navigation, or a category of entries; an extension may leave out all but its id. */
export const MenuItemSchema = v.pipe(
  phpObject({
    id: v.pipe(v.string(), v.nonEmpty()),
    title: plainText,
    /** Relative to the admin, or absolute; empty for categories. */
    url,
    /** The id of the category it is in. */
    parent: text,
    /** The group of the menu (product specification, section 9). */
    menuId: oneOf(['primary', 'favorites', 'plugins', 'secondary'], 'primary'),
    order: v.fallback(v.number(), 10),
    isCategory: flag,
    /** What a user has to hold to see it; empty: nothing. */
    capability: text,
    /** Something that waits there; 0 is nothing. */
    badge: numberOrZero,
    /** Whether it takes the place of an entry of the platform's own menu. */
    migrate: v.fallback(v.boolean(), true),
    /** What leads back out of a category; empty: the usual words. */
    backButtonLabel: plainText,
    /** A regular expression for further addresses at which it is the current one. */
    matchExpression: text,
  }),
  v.transform((item) => ({
    ...item,
    title: item.title || item.id,
    parent: item.parent || 'woocommerce',
  })),
);

export const parseMenuItem = v.parser(MenuItemSchema);

/** The category everything is in (product specification, section 3). */
export const ROOT_CATEGORY = {
  ...parseMenuItem({ id: 'woocommerce', title: 'WooCommerce', isCategory: true }),
  parent: '',
};

export const isMenuItem = (item: unknown): item is { id: string } => v.is(MenuItemSchema, item);

export const parseMenuItems = v.parser(listOrEmpty(MenuItemSchema));

/** What pages carry while the navigation feature is on; entries in the order of the page. */
export const MenuSchema = phpObject({
  menuItems: listOrEmpty(MenuItemSchema),
  rootBackUrl: url,
  rootBackLabel: plainText,
});

/** The answer of the site's root, of which only the icon is requested. */
export const parseSiteIconUrl = v.parser(
  v.pipe(
    v.fallback(phpObject({ site_icon_url: url }), { site_icon_url: '' }),
    v.transform((site) => site.site_icon_url),
  ),
);

export const parseIds = v.parser(tolerantList(v.string()));
