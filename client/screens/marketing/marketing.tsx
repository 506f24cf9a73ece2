import { __ } from '@wordpress/i18n';
import { WithStores, type LazyStore } from '@admin/data';
import { getHost } from '@admin/host';
import { hydrateMarketing, marketingStore } from '@admin/store-marketing';
import { useCan } from '@admin/store-user';
import { InlineNotice } from '@admin/ui';
import { lazyPluginsStore } from '@admin/wizard';
import { MarketingOverview } from './marketing-overview';
import { CouponUsesCard } from './coupons/coupon-uses-card';
import './marketing.css';

/** The stores of this screen, with the data preloaded in the page. Plugins come first: marketing depends on them. */
const STORES: readonly LazyStore[] = [
  lazyPluginsStore,
  {
    store: marketingStore,
    hydrate: (registry) => hydrateMarketing(registry, getHost().settings.marketing),
  },
];

/** The marketing screen: sales channels, campaigns, extensions and their results. */
export function Marketing() {
  const can = useCan();
  return (
    <WithStores stores={STORES}>
      {can('manage_woocommerce') ? <MarketingOverview /> : <ReadersOverview />}
    </WithStores>
  );
}

/** For users who can view reports but not manage the store: the server only gives them coupons. */
const ReadersOverview = () => (
  <div className="sa-marketing is-narrow">
    <InlineNotice status="info">
      {__('Only store managers can view channels, campaigns and extensions.', 'store-admin')}
    </InlineNotice>
    <CouponUsesCard />
  </div>
);
