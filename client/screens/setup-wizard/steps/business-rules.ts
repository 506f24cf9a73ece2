import { __ } from '@wordpress/i18n';
import type { ProfileAnswers, ProfilePatch } from '@admin/store-profile';

/** Empty if nothing is chosen. */
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

/** Options for selling on another platform. */
const ELSEWHERE: ReadonlySet<string> = new Set<BusinessValues['venues']>(['other', 'brick-mortar-other']);

/** Returns the questions that the responses make visible (contract, remaining screens, section 5.4). */
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

/** Every visible question is required. */
export function validateBusiness(values: BusinessValues): Partial<Record<BusinessQuestion, string>> {
  const open = [...getVisibleQuestions(values)].filter((name) => values[name].trim() === '');
  return Object.fromEntries(open.map((name) => [name, __('This field is required', 'store-admin')]));
}

/** Converts the responses to the profile's format, without hidden questions. */
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
