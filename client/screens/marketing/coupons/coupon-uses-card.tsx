import { useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { createMoneyFormat } from '@admin/format';
import { getHost, isFeatureEnabled } from '@admin/host';
import { getNewPath, Link } from '@admin/navigation';
import { getLastThirtyDays, useCouponUses, type CouponUse } from '@admin/store-marketing';
import { Card, EmptyState, ErrorState, PlaceholderCard } from '@admin/ui';
import { formatCount } from '../format-attribution';

/** The most recently used coupons, for users who can only view reports. */
export function CouponUsesCard() {
  const [after] = useState(() => getLastThirtyDays(new Date(), getHost().settings.timeZone));
  const { uses, failure, retry } = useCouponUses(after);
  if (!uses && !failure) return <PlaceholderCard rows={5} />;
  return (
    <Card
      title={__('Coupons used in the last 30 days', 'store-admin')}
      footer={
        isFeatureEnabled('analytics') && (
          <Link href={getNewPath({}, '/analytics/coupons', {})}>
            {__('Sales with coupons', 'store-admin')}
          </Link>
        )
      }
    >
      {!uses && (
        <ErrorState
          title={__('The coupons could not be loaded', 'store-admin')}
          message={failure?.message}
          onRetry={retry}
        />
      )}
      {uses && uses.length === 0 && (
        <EmptyState icon="percent" title={__('No coupons used in the last 30 days', 'store-admin')} />
      )}
      {uses && uses.length > 0 && (
        <ul className="sa-marketing-coupons">
          {uses.map((use) => (
            <UseRow key={use.id} use={use} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const UseRow = ({ use: { code, orders, amount } }: { use: CouponUse }) => (
  <li className="sa-marketing-coupon">
    <bdi className="sa-marketing-coupon__name">{code || __('(Deleted)', 'store-admin')}</bdi>
    <span className="sa-marketing-coupon__discount">
      {sprintf(
        /* translators: %s: an amount of money */
        __('%s discounted', 'store-admin'),
        createMoneyFormat(getHost().settings.currency)(amount),
      )}
    </span>
    <span className="sa-marketing-coupon__use">
      {sprintf(
        /* translators: %s: number of orders */
        _n('%s order', '%s orders', orders, 'store-admin'),
        formatCount(orders),
      )}
    </span>
  </li>
);
