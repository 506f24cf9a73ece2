import { __ } from '@wordpress/i18n';
import type { ProfileAnswers, ProfilePatch } from '@admin/store-profile';

/** Empty while nothing is chosen. */
export interface BusinessValues {
  products: ProfileAnswers['product_count'] | '';
  venues: ProfileAnswers['selling_venues'] | '';
  employees: ProfileAnswers['number_employees'] | '';
  revenue: ProfileAnswers['revenue'] | '';
  platform: ProfileAnswers['other_platform'] | '';
  platformName: string;
  isForClient: boolean;
}

export type BusinessQuestion = Exclude<keyof BusinessValues, 'isForClient'>;

/** Where somebody sells on a platform that is not ours. */
const ELSEWHERE: ReadonlySet<string> = new Set<BusinessValues['venues']>(['other', 'brick-mortar-other']);

/** The questions that what was answered leaves open (contract, remaining screens, section 5.4). */
export function getVisibleQuestions({
  venues,
  platform,
}: {
  venues: string;
  platform: string;
}): ReadonlySet<BusinessQuestion> {
  const sells = venues !== '' && venues !== 'no';
  const sellsElsewhere = ELSEWHERE.has(venues);
  return new Set<BusinessQuestion>([
    'products',
    'venues',
    ...(sells ? (['employees', 'revenue'] as const) : []),
    ...(sellsElsewhere ? (['platform'] as const) : []),
    ...(sellsElsewhere && platform === 'other' ? (['platformName'] as const) : []),
  ]);
}

/** Everything that is asked has to be answered. */
export function validateBusiness(values: BusinessValues): Partial<Record<BusinessQuestion, string>> {
  const open = [...getVisibleQuestions(values)].filter((name) => values[name].trim() === '');
  return Object.fromEntries(open.map((name) => [name, __('This field is required', 'woocommerce')]));
}

/** The answers as the profile keeps them; what is not asked is left out. */
export function toBusinessPatch(values: BusinessValues): ProfilePatch {
  const visibleQuestions = getVisibleQuestions(values);
  const { products, venues, employees, revenue, platform, platformName, isForClient } = values;
  return {
    setup_client: isForClient,
    ...(products && { product_count: products }),
    ...(venues && { selling_venues: venues }),
    ...(visibleQuestions.has('employees') && employees && { number_employees: employees }),
    ...(visibleQuestions.has('revenue') && revenue && { revenue }),
    ...(visibleQuestions.has('platform') && platform && { other_platform: platform }),
    ...(visibleQuestions.has('platformName') && { other_platform_name: platformName.trim() }),
  };
}
