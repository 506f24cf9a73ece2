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

/** What the screen reads, with what the page carries of it. Plugins come first: marketing follows them. */
const STORES: readonly LazyStore[] = [
  lazyPluginsStore,
  {
    store: marketingStore,
    hydrate: (registry) => hydrateMarketing(registry, getHost().settings.marketing),
  },
];

/** Where the shop is sold and advertised in addition to itself, by what, and what that brings in. */
export function Marketing() {
  const can = useCan();
  return (
    <WithStores stores={STORES}>
      {can('manage_woocommerce') ? <MarketingOverview /> : <ReadersOverview />}
    </WithStores>
  );
}

/** For who reads reports and does not run the shop: the host tells them of coupons alone. */
const ReadersOverview = () => (
  <div className="sa-marketing is-narrow">
    <InlineNotice status="info">
      {__('Only store managers can view channels, campaigns and extensions.', 'woocommerce')}
    </InlineNotice>
    <CouponUsesCard />
  </div>
);
