import {
  anything,
  RestErrorWithoutStatus,
  requireCapability,
  requireCapabilityOr,
  route,
  UPDATE,
} from '../../rest';
import type { RestRequest, Route } from '../../rest';
import { createHomepage } from './homepage';
import { activateTheme, installTheme } from '../../site';
import type { Theme } from '../../site';
import { __ } from '../../i18n';

const canCreatePages = requireCapabilityOr('manage_options', 'woocommerce_rest_cannot_create', () =>
  __('Sorry, you are not allowed to create new pages.', 'store-admin'),
);
const canManageThemes = requireCapabilityOr('switch_themes', 'woocommerce_rest_cannot_update', () =>
  __('Sorry, you cannot manage themes.', 'store-admin'),
);
const canUploadThemes = requireCapabilityOr('install_themes', 'woocommerce_rest_cannot_edit', () =>
  __('Sorry, you are not allowed to install themes on this site.', 'store-admin'),
);

export const setupRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/wc-admin/onboarding/tasks/create_homepage',
    permission: canCreatePages,
    handler({ context: { db, clock, siteUrl } }) {
      const id = createHomepage(db, clock());
      return {
        status: 'success',
        message: __('Homepage created.', 'store-admin'),
        post_id: id,
        edit_post_link: `${siteUrl}/wp-admin/post.php?post=${id}&action=edit`,
      };
    },
  }),
  themeRoute('install', installTheme),
  themeRoute('activate', activateTheme),
  route({
    method: UPDATE,
    path: '/wc-admin/themes',
    permission: canUploadThemes,
    handler() {
      throw new RestErrorWithoutStatus(
        'woocommerce_rest_invalid_file',
        __('This store does not accept theme files.', 'store-admin'),
        null,
      );
    },
  }),
  route({
    method: 'GET',
    path: '/wc-admin/experiments/assignment',
    permission: requireCapability('manage_woocommerce', 'list'),
    handler() {
      // This store runs no experiments; WooCommerce returns the same error when it is offline.
      throw new RestErrorWithoutStatus(
        'http_request_not_executed',
        __('This store does not take part in experiments.', 'store-admin'),
        null,
      );
    },
  }),
];

function themeRoute(
  verb: string,
  act: (db: RestRequest['context']['db'], slug: string) => Theme | undefined,
): Route {
  return route({
    method: UPDATE,
    path: `/wc-admin/onboarding/themes/${verb}`,
    args: { theme: anything() },
    permission: canManageThemes,
    handler({ context, args }) {
      const theme = typeof args.theme === 'string' ? act(context.db, args.theme) : undefined;
      if (theme) return { ...theme, status: 'success' };
      throw new RestErrorWithoutStatus(
        'woocommerce_rest_invalid_theme',
        __('Theme not found.', 'store-admin'),
        404,
      );
    },
  });
}
