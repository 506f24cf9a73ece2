import type { StoreContext } from '../../context';
import { allowAnyone, requireCapabilityOr, route, UPDATE } from '../../rest';
import type { Route } from '../../rest';
import { getSite } from '../options/site';
import { getSiteSettings, saveSiteSettings, siteSettingArgs } from './site-settings';
import { systemStatusRoute } from './system-status';
import { themesRoute } from './themes-route';
import { __ } from '../../i18n';

/** Namespaces with routes in this store. */
const NAMESPACES = ['wc-admin', 'wc-analytics', 'wc/v3', 'wp/v2'];

const SETTINGS = '/wp/v2/settings';

const canManageSite = requireCapabilityOr('manage_options', 'rest_forbidden', () =>
  __('Sorry, you are not allowed to do that.', 'store-admin'),
);

export const generalRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/',
    permission: allowAnyone,
    handler({ context }) {
      const site = getSite(context.db);
      return {
        name: site.title,
        description: site.description,
        url: context.siteUrl,
        home: context.siteUrl,
        gmt_offset: site.gmtOffset,
        timezone_string: site.timeZone,
        namespaces: NAMESPACES,
        authentication: [],
        site_logo: 0,
        site_icon: 0,
        site_icon_url: '',
      };
    },
  }),
  route({
    method: 'GET',
    path: SETTINGS,
    permission: canManageSite,
    handler: ({ context }) => showSettings(context),
  }),
  route({
    method: UPDATE,
    path: SETTINGS,
    args: siteSettingArgs,
    permission: canManageSite,
    handler({ context, args }) {
      saveSiteSettings(context, args);
      return showSettings(context);
    },
  }),
  themesRoute,
  systemStatusRoute,
];

/** The URL is the one that the store was started with. */
function showSettings({ db, siteUrl }: StoreContext): object {
  const { title, description, ...others } = getSiteSettings(db);
  return {
    title,
    description,
    url: siteUrl,
    ...others,
    pickup_location_settings: [],
    pickup_locations: [],
  };
}
