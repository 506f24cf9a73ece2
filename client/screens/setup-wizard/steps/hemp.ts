import { getCountryCode } from '@admin/store-countries';
import type { Profile, ProfilePatch } from '@admin/store-profile';

/** An industry that is offered in the United States alone (contract, remaining screens, section 5.2). */
const HEMP = 'cbd-other-hemp-derived-products';

/** Whether an industry is there for a shop at a place such as `US:CA`. */
export const isAllowedAt = (slug: string, countryState: string): boolean =>
  slug !== HEMP || getCountryCode(countryState) === 'US';

/** The industries that are left when the shop moves; nothing where all of them are. */
export function removeHemp({ industry = [] }: Profile, countryState: string): ProfilePatch {
  const left = industry.filter(({ slug }) => isAllowedAt(slug, countryState));
  return left.length < industry.length ? { industry: left } : {};
}
