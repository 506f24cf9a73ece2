import { getCountryCode } from '@admin/store-countries';
import type { Profile, ProfilePatch } from '@admin/store-profile';

/** An industry that is only offered in the United States (contract, remaining screens, section 5.2). */
const HEMP = 'cbd-other-hemp-derived-products';

/** Whether an industry is available to a store at a location such as `US:CA`. */
export const isIndustryAvailable = (slug: string, countryState: string): boolean =>
  slug !== HEMP || getCountryCode(countryState) === 'US';

/** Returns the change of the profile when the store moves: the remaining industries, or nothing if all remain. */
export function removeUnavailableIndustries({ industry = [] }: Profile, countryState: string): ProfilePatch {
  const left = industry.filter(({ slug }) => isIndustryAvailable(slug, countryState));
  return left.length < industry.length ? { industry: left } : {};
}
