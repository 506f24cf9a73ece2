import { list, requireCapabilityOr, oneOf, withPaginationHeaders, route, withDefault } from '../../rest';
import type { Permission, Route } from '../../rest';
import { getActiveTheme, getThemes } from './themes';

const mayViewAll = requireCapabilityOr(
  'switch_themes',
  'rest_cannot_view_themes',
  'Sorry, you are not allowed to view themes.',
);
const mayViewActive = requireCapabilityOr(
  'edit_posts',
  'rest_cannot_view_active_theme',
  'Sorry, you are not allowed to view the active theme.',
);

/** What the site's own pages look like is nothing this store knows more about. */
const SUPPORTS = {
  'align-wide': false,
  'automatic-feed-links': true,
  'block-templates': true,
  'block-template-parts': false,
  'custom-background': false,
  'custom-header': false,
};

/** Who writes for a site may know how it looks, and who may change that also what else there is. */
const permission: Permission = (request) => {
  const status = request.value('status');
  const isAboutActive = status === 'active' || (Array.isArray(status) && String(status) === 'active');
  (isAboutActive ? mayViewActive : mayViewAll)(request);
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
