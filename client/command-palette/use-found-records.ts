import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { CancelledError, useDispatch, useRegistry } from '@admin/data';
import { getAdminLink, getProductLink } from '@admin/host';
import { getNewPath } from '@admin/navigation';
import { searchStore, type FoundItem } from '@admin/store-search';
import { userStore } from '@admin/store-user';
import type { CommandGroup, CommandLink } from './command';

/** Debounce in milliseconds before a request. */
const PAUSE = 250;

/** Shorter texts match too much. */
const SHORTEST = 2;

/** Limit per kind, so that all kinds are visible. */
const MAX_RESULTS_PER_KIND = 4;

interface Kind {
  group: CommandGroup;
  resource: 'placedOrders' | 'products' | 'customers';
  capability: string;
  toHref(key: string): string;
}

const KINDS: readonly Kind[] = [
  {
    group: 'orders',
    resource: 'placedOrders',
    capability: 'edit_others_shop_orders',
    toHref: (id) => getAdminLink(`post.php?post=${id}&action=edit&post_type=shop_order`),
  },
  {
    group: 'products',
    resource: 'products',
    capability: 'edit_products',
    toHref: getProductLink,
  },
  {
    group: 'customers',
    resource: 'customers',
    capability: 'view_woocommerce_reports',
    toHref: (id) => getNewPath({ filter: 'single_customer', customers: id }, '/customers', {}),
  },
];

export interface FoundRecords {
  records: readonly CommandLink[];
  isSearching: boolean;
  /** Translated names of the kinds that couldn't be searched. */
  failed: readonly string[];
}

const NONE = { records: [], isSearching: false, failed: [] } satisfies FoundRecords;

/**
 * Searches orders, products and customers, and returns a function that repeats the search. Previous results stay until
 * the new ones are loaded.
 */
export function useFoundRecords(text: string): FoundRecords & { retry(): void } {
  const registry = useRegistry();
  const { findItems } = useDispatch(searchStore);
  const [found, setFound] = useState<FoundRecords & { text: string }>({ ...NONE, text: '' });
  const [attempt, setAttempt] = useState(0);
  const words = text.trim();
  const isWanted = words.length >= SHORTEST;
  useEffect(() => {
    if (!isWanted) return undefined;
    const kinds = KINDS.filter(({ capability }) => registry.select(userStore).currentUserCan(capability));
    let stop = () => {};
    const timer = window.setTimeout(() => {
      const searches = kinds.map(({ resource }) => findItems(resource, words));
      stop = () => {
        for (const search of searches) search.cancel();
      };
      void Promise.allSettled(searches).then((outcomes) => {
        if (outcomes.some(isCancelled)) return;
        const records = kinds.flatMap((kind, index) => toLinks(kind, outcomes[index]));
        const failed = kinds.flatMap(({ group }, index) =>
          outcomes[index]?.status === 'rejected' ? getGroupLabel(group) : [],
        );
        setFound({ records, failed, isSearching: false, text: words });
      });
    }, PAUSE);
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [registry, findItems, words, isWanted, attempt]);
  function retry(): void {
    setFound((last) => ({ ...last, text: '' }));
    setAttempt((last) => last + 1);
  }
  if (!isWanted) return { ...NONE, retry };
  return { ...found, isSearching: found.text !== words, retry };
}

const isCancelled = (outcome: PromiseSettledResult<unknown>): boolean =>
  outcome.status === 'rejected' && outcome.reason instanceof CancelledError;

function toLinks(
  { group, toHref }: Kind,
  outcome: PromiseSettledResult<readonly FoundItem[]> | undefined,
): CommandLink[] {
  if (outcome?.status !== 'fulfilled') return [];
  return outcome.value
    .slice(0, MAX_RESULTS_PER_KIND)
    .map(({ key, label }) => ({ id: `${group} ${key}`, group, title: label, href: toHref(key) }));
}

/** Returns the heading of a group of commands. */
export function getGroupLabel(group: CommandGroup): string {
  const labels: Record<CommandGroup, string> = {
    last: __('Recently used', 'store-admin'),
    reports: __('Reports', 'store-admin'),
    orders: __('Orders', 'store-admin'),
    products: __('Products', 'store-admin'),
    customers: __('Customers', 'store-admin'),
    screens: __('Screens', 'store-admin'),
    views: __('Saved views', 'store-admin'),
    tasks: __('Tasks', 'store-admin'),
    actions: __('Actions', 'store-admin'),
    settings: __('Settings', 'store-admin'),
    help: __('Help', 'store-admin'),
    host: __('Other admin pages', 'store-admin'),
  };
  return labels[group];
}
