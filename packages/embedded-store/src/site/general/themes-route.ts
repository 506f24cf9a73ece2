import { list, requireCapabilityOr, oneOf, withPaginationHeaders, route, withDefault } from '../../rest';
import type { Permission, Route } from '../../rest';
import { getActiveTheme, getThemes } from './themes';
import { __ } from '../../i18n';

const canViewAll = requireCapabilityOr('switch_themes', 'rest_cannot_view_themes', () =>
  __('Sorry, you are not allowed to view themes.', 'store-admin'),
);
const canViewActive = requireCapabilityOr('edit_posts', 'rest_cannot_view_active_theme', () =>
  __('Sorry, you are not allowed to view the active theme.', 'store-admin'),
);

/** Fixed values, because this store doesn't know more about its themes. */
const SUPPORTS = {
  'align-wide': false,
  'automatic-feed-links': true,
  'block-templates': true,
  'block-template-parts': false,
  'custom-background': false,
  'custom-header': false,
};

/** Users who write content may see the active theme; users who can change the theme may see all themes. */
const permission: Permission = (request) => {
  const status = request.value('status');
  const isAboutActive = status === 'active' || (Array.isArray(status) && String(status) === 'active');
  (isAboutActive ? canViewActive : canViewAll)(request);
};

export const themesRoute: Route = route({
  method: 'GET',
  path: '/wp/v2/themes',
  args: { status: withDefault(list(oneOf(['active', 'inactive'])), ['active', 'inactive']) },
  permission,
  handler(request) {
    const { db, siteUrl } = request.context;
    const active = getActiveTheme(db);
    const themes = getThemes(db)
      .filter(({ isInstalled }) => isInstalled)
      .map(({ slug, name }) => ({
        stylesheet: slug,
        template: slug,
        name: { raw: name, rendered: name },
        status: slug === active ? ('active' as const) : ('inactive' as const),
        screenshot: `${siteUrl}/wp-content/themes/${slug}/screenshot.png`,
        theme_supports: SUPPORTS,
      }))
      .filter(({ status }) => request.args.status.includes(status));
    const args = { page: 1, per_page: Math.max(themes.length, 1) };
    return withPaginationHeaders({ ...request, args }, themes, themes.length);
  },
});
