import { formatNumber } from '@admin/format';
import { getHost } from '@admin/host';

export const formatCount = (count: number): string =>
  formatNumber(count, { ...getHost().settings.currency, precision: 0 });
