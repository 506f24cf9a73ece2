import { isFeatureEnabled } from '@admin/host';

/** Old messages may link to reports, which a store without analytics doesn't have. */
const hasReports = () => isFeatureEnabled('analytics');

export const isReachableUrl = (url: string): boolean =>
  hasReports() || !/[?&]path=(\/|%2F)(analytics|customers)/.test(url);

/** Replaces links that lead nowhere with their text. */
export const removeDeadLinks = (html: string): string =>
  hasReports() ? html : html.replace(/<a [^>]*path=(\/|%2F)(analytics|customers)[^>]*>(.*?)<\/a>/g, '$3');
