import { useOption } from '@admin/store-options';
import { usePreference, type Preferences } from '@admin/store-user';

export type HomepageLayout = Preferences['homepage_layout'];

const LAYOUTS: readonly unknown[] = ['single_column', 'two_columns'] satisfies HomepageLayout[];

/** How the home screen is arranged for this user, and a function that changes it. */
export function useHomepageLayout() {
  const [preference, save] = usePreference('homepage_layout');
  const { value: siteOption } = useOption('woocommerce_default_homepage_layout');
  return { layout: getHomepageLayout(preference, siteOption), save };
}

/** The user's own choice wins over the site's, the site's over one column; what is no layout is no choice. */
export function getHomepageLayout(preference: unknown, siteOption: unknown): HomepageLayout {
  return [preference, siteOption].find(isLayout) ?? 'single_column';
}

const isLayout = (value: unknown): value is HomepageLayout => LAYOUTS.includes(value);
