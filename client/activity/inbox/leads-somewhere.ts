import { isFeatureEnabled } from '@admin/host';

/** Messages of any age may lead to reports, which a shop without analytics does not have. */
export const leadsSomewhere = (link: string): boolean =>
  isFeatureEnabled('analytics') || !/[?&;]path=(\/|%2F)(analytics|customers)/i.test(link);

/** HTML with the words of links that lead nowhere in place of those links. */
export const withoutDeadLinks = (html: string): string =>
  html.replace(/<a\b[^>]*>(.*?)<\/a>/gis, (link, words: string) => (leadsSomewhere(link) ? link : words));
