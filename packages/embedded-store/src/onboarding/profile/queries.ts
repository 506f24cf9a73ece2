import * as v from 'valibot';
import type { StoreDatabase } from '../../database';
import { anything, boolean, email, isMap, list, mapOf, oneOf, string, validate } from '../../rest';
import type { Argument, ArgumentValues } from '../../rest';
import { getOption, setOption } from '../../site';

const OPTION = 'woocommerce_onboarding_profile';

/** The profile members that users can set (contract, section 6.2). */
export const profileMembers = {
  completed: boolean(),
  skipped: boolean(),
  industry: list(mapOf(anything())),
  product_types: list(
    oneOf([
      'physical',
      'downloads',
      'subscriptions',
      'memberships',
      'bookings',
      'product-bundles',
      'product-add-ons',
    ]),
  ),
  product_count: oneOf(['0', '1-10', '11-100', '101-1000', '1000+']),
  selling_venues: oneOf(['no', 'other', 'brick-mortar', 'brick-mortar-other', 'other-woocommerce']),
  number_employees: oneOf(['1', '<10', '10-50', '50-250', '+250', 'not specified']),
  revenue: oneOf([
    'none',
    'up-to-2500',
    '2500-10000',
    '10000-50000',
    '50000-250000',
    'more-than-250000',
    'rather-not-say',
  ]),
  other_platform: oneOf([
    'shopify',
    'bigcommerce',
    'magento',
    'wix',
    'amazon',
    'ebay',
    'etsy',
    'squarespace',
    'other',
  ]),
  other_platform_name: string(),
  business_extensions: list(
    oneOf([
      'jetpack',
      'woocommerce-services',
      'woocommerce-payments',
      'mailchimp-for-woocommerce',
      'creative-mail-by-constant-contact',
      'facebook-for-woocommerce',
      'google-listings-and-ads',
      'pinterest-for-woocommerce',
      'mailpoet',
      'codistoconnect',
      'tiktok-for-business',
      'tiktok-for-business:alt',
    ]),
  ),
  theme: string(),
  setup_client: boolean(),
  is_agree_marketing: boolean(),
  store_email: email(),
  is_store_country_set: boolean(),
};

/** Additional members for stores with the store profiler. */
export const profilerMembers = {
  is_plugins_page_skipped: boolean(),
  business_choice: string(),
  selling_online_answer: string(),
  selling_platforms: list(string()),
};

const allMembers = { ...profileMembers, ...profilerMembers };

/** The current profile; `undefined` members are not set. */
export type Profile = ArgumentValues<typeof allMembers>;

export function getProfile(db: StoreDatabase): Profile {
  const stored = readStored(db);
  // Administrators can write the option directly, so invalid values count as not set.
  const members: Readonly<Record<string, Argument>> = allMembers;
  const lookup = (name: string) => {
    const member = members[name];
    return member && v.is(member, stored[name]) ? stored[name] : undefined;
  };
  return validate(allMembers, lookup, db);
}

/** Merges the new values into the stored profile. */
export function updateProfile(db: StoreDatabase, changes: Partial<Profile>): void {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined);
  setOption(db, OPTION, { ...readStored(db), ...Object.fromEntries(entries) });
}

/** Whether the setup wizard is neither completed nor skipped. */
export function needsSetup(db: StoreDatabase): boolean {
  const { completed, skipped } = readStored(db);
  return completed !== true && skipped !== true;
}

function readStored(db: StoreDatabase): Readonly<Record<string, unknown>> {
  const option = getOption(db, OPTION);
  return isMap(option) ? option : {};
}
