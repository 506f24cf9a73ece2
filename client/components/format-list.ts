import { formatList as joinItems } from '@admin/format';
import { getHost } from '@admin/host';

/** Joins items as the user's language does. */
export const formatList = (items: readonly string[]): string =>
  joinItems(items, getHost().settings.locale.userLocale);
