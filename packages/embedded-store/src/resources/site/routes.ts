import { anyone, needsOr, route } from '../../rest';
import type { Route } from '../../rest';
import { getSite } from './site';

/** Namespaces with routes in this store. */
const NAMESPACES = ['wc-admin', 'wc-analytics', 'wc/v3', 'wp/v2'];

export const siteRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/',
    permission: anyone,
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
    path: '/wp/v2/settings',
    permission: needsOr('manage_options', 'rest_forbidden', 'Sorry, you are not allowed to do that.'),
    handler({ context }) {
      const site = getSite(context.db);
      return {
        title: site.title,
        description: site.description,
        url: context.siteUrl,
        email: site.adminEmail,
        timezone: site.timeZone,
        date_format: site.dateFormat,
        time_format: site.timeFormat,
        start_of_week: site.startOfWeek,
        language: site.language || 'en_US',
        use_smilies: true,
        default_category: 1,
        default_post_format: '0',
        posts_per_page: 10,
        show_on_front: site.showOnFront,
        page_on_front: site.pageOnFront,
        page_for_posts: 0,
        default_ping_status: 'open',
        default_comment_status: 'open',
        site_logo: null,
        site_icon: 0,
        pickup_location_settings: [],
        pickup_locations: [],
      };
    },
  }),
];
