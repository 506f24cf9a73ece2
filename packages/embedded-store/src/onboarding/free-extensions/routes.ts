import { getGeneratedImageUrl } from '../../plugin-files';
import { requireCapability, route } from '../../rest';
import type { Route } from '../../rest';
import { getFreeExtensions } from './queries';
import type { Extension } from './queries';
import { translateData } from '../../i18n';

export const freeExtensionRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/wc-admin/onboarding/free-extensions',
    permission: requireCapability('manage_woocommerce', 'list'),
    handler: ({ context: { db, siteUrl, features } }) =>
      getFreeExtensions(db, features).map(({ key, title, plugins }) => ({
        key,
        title: translateData(title),
        plugins: plugins.map((extension) => toRecord(siteUrl, extension)),
      })),
  }),
];

/** Formats an extension as in the contract (section 6.3); omits empty members. */
function toRecord(siteUrl: string, extension: Extension): object {
  const { key, name, description, hasImage, manageUrl, isBuiltByWc, minWpVersion, minPhpVersion } = extension;
  const { label, learnMoreUrl, installPriority } = extension;
  return {
    key,
    ...(name && { name }),
    description: translateData(description),
    ...(hasImage && { image_url: getGeneratedImageUrl(siteUrl, name ?? key) }),
    ...(manageUrl && { manage_url: manageUrl }),
    is_built_by_wc: isBuiltByWc,
    is_visible: true,
    is_installed: extension.isInstalled,
    is_activated: extension.isActive,
    ...(minWpVersion && { min_wp_version: minWpVersion }),
    ...(minPhpVersion && { min_php_version: minPhpVersion }),
    ...(label && { label: translateData(label) }),
    ...(learnMoreUrl && { learn_more_link: learnMoreUrl }),
    ...(installPriority !== undefined && { install_priority: installPriority }),
  };
}
