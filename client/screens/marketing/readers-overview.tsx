import { __ } from '@wordpress/i18n';
import { InlineNotice } from '@admin/ui';
import { CouponUsesCard } from './coupons/coupon-uses-card';

/** For who reads reports and does not run the shop: the host tells them of coupons alone. */
export const ReadersOverview = () => (
  <div className="sa-marketing is-narrow">
    <InlineNotice status="info">
      {__('Channels, campaigns and extensions are shown to those who run the store.', 'woocommerce')}
    </InlineNotice>
    <CouponUsesCard />
  </div>
);
