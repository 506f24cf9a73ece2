import type { AdminColors } from '../../site';
import type { ExpectedComponent } from './expected-components';

/** Page properties that become classes of `<body>`, with the platform's names. */
export interface PageTraits {
  kind: 'dashboard' | 'classic' | 'plain';
  /** The page's own class: `woocommerce_page_wc-settings`. */
  screen: string;
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Whether the client takes the whole screen (setup wizard). */
  isFullScreen: boolean;
  hasNavigation: boolean;
  isMenuFolded: boolean;
  /** Elements that the client adds right after the page loads. */
  expected: readonly ExpectedComponent[];
  features: readonly string[];
  theme: string;
  adminColors: AdminColors;
}

/** Whether the client opens its own navigation, for which the admin menu is folded. */
export const foldsMenuForNavigation = ({ kind, hasNavigation, isFullScreen }: FoldingPage): boolean =>
  kind !== 'plain' && hasNavigation && !isFullScreen;

type FoldingPage = Pick<PageTraits, 'kind' | 'hasNavigation' | 'isFullScreen'>;

/**
 * Dashboard pages get `woocommerce-page`, classic ones also `woocommerce-embed-page`; both get the enabled features.
 */
export function bodyClass(page: PageTraits): string {
  const belongsToClient = page.kind !== 'plain';
  return [
    'wp-admin',
    'wp-core-ui',
    'js',
    `theme-${page.theme}`,
    ...(belongsToClient ? page.features.map((slug) => `woocommerce-feature-enabled-${slug}`) : []),
    ...(belongsToClient ? ['woocommerce-page'] : []),
    ...(page.kind === 'classic' ? ['woocommerce-embed-page'] : []),
    ...(belongsToClient && page.hasNavigation ? ['has-woocommerce-navigation', 'is-wc-nav-expanded'] : []),
    ...(page.isFullScreen ? [] : page.expected.map((component) => `sa-expects-${component}`)),
    ...(page.isFullScreen ? ['woocommerce-admin-full-screen'] : []),
    'wc-wp-version-gte-53',
    'wc-wp-version-gte-55',
    page.screen,
    'auto-fold',
    ...(page.isMenuFolded
      ? ['folded']
      : foldsMenuForNavigation(page)
        ? ['folded', 'sa-folds-host-menu']
        : []),
    'admin-bar',
    'branch-6-4',
    'version-6-4-2',
    `admin-color-${page.adminColors}`,
    `locale-${page.locale.toLowerCase().replaceAll('_', '-')}`,
    ...(page.direction === 'rtl' ? ['rtl'] : []),
    'customize-support',
    'sticky-menu',
    'svg',
  ].join(' ');
}
