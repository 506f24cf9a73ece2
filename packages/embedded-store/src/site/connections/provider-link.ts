import type { StoreContext } from '../../context';
import type { Service } from './queries';

/** Where somebody connects the store with a service: a stand-in for the service's own page, on this server. */
export function providerLink({ siteUrl }: StoreContext, service: Service, redirectUri: string): string {
  return `${siteUrl}/store/connect/${service}?${new URLSearchParams({ redirect_uri: redirectUri })}`;
}
