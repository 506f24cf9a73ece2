import { useOption } from '@admin/store-options';
import { usePreference, type Preferences } from '@admin/store-user';

export type HomepageLayout = Preferences['homepage_layout'];

const LAYOUTS: readonly unknown[] = ['single_column', 'two_columns'] satisfies HomepageLayout[];

/** Returns the user's home screen layout and a function that changes it. */
export function useHomepageLayout() {
  const [preference, save] = usePreference('homepage_layout');
  const { value: siteOption } = useOption('woocommerce_default_homepage_layout');
  return { layout: getHomepageLayout(preference, siteOption), save };
}

/** The user's choice wins over the site's; one column is the default. Invalid values are ignored. */
export function getHomepageLayout(preference: unknown, siteOption: unknown): HomepageLayout {
  return [preference, siteOption].find(isLayout) ?? 'single_column';
}

const isLayout = (value: unknown): value is HomepageLayout => LAYOUTS.includes(value);
