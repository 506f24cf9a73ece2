import { RestErrorWithoutStatus, required, route, string, UPDATE } from '../../rest';
import type { RestRequest, Route } from '../../rest';
import { isReachable, getProviderUrl, setConnected } from '../connections';
import { canManagePlugins } from './permissions';
import { getActivePlugins } from './queries';
import { __ } from '../../i18n';

const PLUGINS = '/wc-admin/plugins';

/** How users get from the dashboard to the account that a plugin needs (contract, section 7). */
export const connectRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: `${PLUGINS}/connect-jetpack`,
    args: { redirect_url: string() },
    permission: canManagePlugins,
    handler({ context, args }) {
      if (!getActivePlugins(context.db).includes('jetpack')) {
        throw new RestErrorWithoutStatus(
          'woocommerce_rest_jetpack_not_active',
          __('Jetpack is not active.', 'store-admin'),
          404,
        );
      }
      const connectAction = getProviderUrl(
        context,
        'jetpack',
        args.redirect_url ?? adminHome(context.siteUrl),
      );
      return { slug: 'jetpack', name: 'Jetpack', connectAction };
    },
  }),
  route({
    method: UPDATE,
    path: `${PLUGINS}/connect-wcpay`,
    permission: canManagePlugins,
    handler(request) {
      refuseWithout(request, 'woocommerce-payments');
      const query = new URLSearchParams({
        'wcpay-connect': 'WCADMIN_PAYMENT_TASK',
        _wpnonce: request.nonceFor('wcpay-connect'),
      });
      return { connectUrl: `${request.context.siteUrl}/wp-admin/?${query}` };
    },
  }),
  route({
    method: UPDATE,
    path: `${PLUGINS}/connect-square`,
    permission: canManagePlugins,
    handler(request) {
      refuseWithout(request, 'woocommerce-square');
      const { context } = request;
      return { connectUrl: getProviderUrl(context, 'square', adminHome(context.siteUrl, '&task=payments')) };
    },
  }),
  route({
    method: 'POST',
    path: `${PLUGINS}/request-wccom-connect`,
    permission: canManagePlugins,
    handler(request) {
      refuseWithoutMarketplace(request);
      const { context } = request;
      const back = adminHome(context.siteUrl, '&task=connect&wccom-connected=1');
      return { connectAction: getProviderUrl(context, 'marketplace', back) };
    },
  }),
  route({
    method: 'POST',
    path: `${PLUGINS}/finish-wccom-connect`,
    args: { request_token: required(string()) },
    permission: canManagePlugins,
    handler(request) {
      refuseWithoutMarketplace(request);
      setConnected(request.context.db, 'marketplace', true);
      return { success: true };
    },
  }),
];

function adminHome(siteUrl: string, query = ''): string {
  return `${siteUrl}/wp-admin/admin.php?page=wc-admin${query}`;
}

function refuseWithout({ context: { db } }: RestRequest, slug: string): void {
  if (!getActivePlugins(db).includes(slug) || !isReachable(db, slug)) throw noConnection();
}

function refuseWithoutMarketplace({ context: { db } }: RestRequest): void {
  if (!isReachable(db, 'marketplace')) throw noConnection();
}

function noConnection(): RestErrorWithoutStatus {
  return new RestErrorWithoutStatus(
    'woocommerce_rest_helper_connect',
    __('The service did not respond. Try again.', 'store-admin'),
    500,
  );
}
