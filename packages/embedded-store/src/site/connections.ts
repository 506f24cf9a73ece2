import type { StoreContext } from '../context';
import type { StoreDatabase } from '../database';
import { getOption, setOption } from './options/queries';

/** External accounts that a store can connect to, with the option that stores the connection. */
const OPTIONS = {
  jetpack: 'jetpack_connection_active',
  'woocommerce-payments': 'woocommerce_woocommerce_payments_connected',
  square: 'woocommerce_square_connected',
  paypal: 'woocommerce_ppcp_connected',
  marketplace: 'woocommerce_helper_connected',
} as const;

export type Service = keyof typeof OPTIONS;

/** `yes`, or the names of unreachable services. Administrators set it to see how screens handle failures. */
const UNREACHABLE = 'store_unreachable';

export function isService(name: string): name is Service {
  return Object.hasOwn(OPTIONS, name);
}

export function isConnected(db: StoreDatabase, service: Service): boolean {
  return getOption(db, OPTIONS[service]) === 'yes';
}

export function setConnected(db: StoreDatabase, service: Service, isConnectedNow: boolean): void {
  setOption(db, OPTIONS[service], isConnectedNow ? 'yes' : 'no');
}

/** Whether an external download or service is reachable. */
export function isReachable(db: StoreDatabase, name: string): boolean {
  const unreachable = getOption(db, UNREACHABLE);
  return unreachable !== 'yes' && !(Array.isArray(unreachable) && unreachable.includes(name));
}

/** The URL for connecting the store with a service: a placeholder for the service's own page, on this server. */
export function getProviderUrl({ siteUrl }: StoreContext, service: Service, redirectUri: string): string {
  return `${siteUrl}/store/connect/${service}?${new URLSearchParams({ redirect_uri: redirectUri })}`;
}
