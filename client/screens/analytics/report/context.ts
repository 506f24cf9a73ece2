import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { filterValue, useFilterChanges } from '@admin/extensions';
import { createMoneyFormat, formatNumber, type CurrencySettings } from '@admin/format';
import { getHost, getProductLink } from '@admin/host';
import { getNewPath, getPersistedQuery, parseQuery, stringifyQuery, type Query } from '@admin/navigation';
import { useCategoryNames, type CategoryNames } from '@admin/store-reports';
import { useCapability } from '@admin/store-user';
import { createWallDateFormat } from './dates';
import type { CellContext, ReportContext } from './definition';
import { createTickFormat } from './tick';

const CURRENCY_FILTER = 'woocommerce_admin_report_currency';

/** Returns the formatters for a report in the store's formats; extensions can change the currency. */
export function useReportContext(query: Query, needsCategories = false): ReportContext {
  useFilterChanges(CURRENCY_FILTER);
  const { code, precision, symbol, symbolPosition, priceFormat, decimalSeparator, thousandSeparator } =
    filterValue<CurrencySettings>(CURRENCY_FILTER, getHost().settings.currency, isCurrency, query);
  // Extensions may return a new object each time.
  const currency = useMemo(
    () => ({
      code,
      precision,
      symbol,
      symbolPosition,
      decimalSeparator,
      thousandSeparator,
      ...(priceFormat !== undefined && { priceFormat }),
    }),
    [code, precision, symbol, symbolPosition, priceFormat, decimalSeparator, thousandSeparator],
  );
  const canReadCatalog = useCapability('manage_product_terms');
  const names = useCategoryNames(needsCategories, canReadCatalog ? 'catalog' : 'report');
  const persisted = stringifyQuery(getPersistedQuery(query));
  const cells = useMemo(
    () => createContext(parseQuery(persisted), currency, names),
    [persisted, currency, names],
  );
  return useMemo(() => ({ ...cells, query, cells }), [cells, query]);
}

/** @param persisted query parameters that links keep */
function createContext(
  persisted: Query,
  currency: CurrencySettings,
  names: CategoryNames | undefined,
): CellContext {
  const money = createMoneyFormat(currency);
  const date = createWallDateFormat();
  const number = (value: unknown, most = 2) =>
    isAmount(value) ? formatNumber(value, { ...currency, precision: decimalsOf(value, most) }) : '';
  return {
    money: (value) => (isAmount(value) ? money(value) : ''),
    number: (value) => number(value),
    tick: createTickFormat(currency, getHost().settings.locale.userLocale),
    percent: (value) =>
      isAmount(value)
        ? sprintf(
            /* translators: %s: number */
            __('%s%%', 'store-admin'),
            number(value, 4),
          )
        : '',
    date: (text) => date(text),
    dateAndTime: (text) => [date(text), date(text, getHost().timeFormat)].join(' ').trim(),
    pageUrl: createPageUrl(persisted),
    categoryName: (id) => names?.[id] ?? '',
    orderUrl: (id) => `post.php?post=${id}&action=edit`,
    productUrl: getProductLink,
  };
}

/** Caches the addresses: a page of rows has over a hundred links, mostly with the same parts. */
function createPageUrl(persisted: Query): CellContext['pageUrl'] {
  const start = getNewPath(persisted, '/', {});
  return (path, change) => {
    if (Object.keys(change).some((name) => name in persisted)) {
      return getNewPath({ ...persisted, ...change }, path, {});
    }
    const rest = Object.entries({ ...change, path }).map(
      ([name, value]) => `${name}=${encodeURIComponent(value)}`,
    );
    return [start, ...rest].join('&');
  };
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Returns the number of decimals: none for whole numbers, as few as needed for others. */
function decimalsOf(value: number, most: number): number {
  if (Number.isInteger(value)) return 0;
  const [, decimals = ''] = String(Number(value.toFixed(most))).split('.');
  return decimals.length;
}

function isCurrency(value: unknown): value is CurrencySettings {
  const { precision, priceFormat = '', ...texts } = Object(value);
  const { code, symbol, symbolPosition, decimalSeparator, thousandSeparator } = texts;
  return (
    [priceFormat, code, symbol, symbolPosition, decimalSeparator, thousandSeparator].every(
      (text) => typeof text === 'string',
    ) &&
    Number.isInteger(precision) &&
    precision >= 0 &&
    precision <= MAX_DECIMALS
  );
}

/** Maximum number of decimals that can be formatted. */
const MAX_DECIMALS = 20;
