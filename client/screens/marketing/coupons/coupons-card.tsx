import { __ } from '@wordpress/i18n';
import { getAdminLink, isFeatureEnabled } from '@admin/host';
import { getNewPath, Link } from '@admin/navigation';
import { useLatestCoupons } from '@admin/store-marketing';
import { useCan } from '@admin/store-user';
import { Button, Card, EmptyState, ErrorState, PlaceholderCard } from '@admin/ui';
import { CouponRow } from './coupon-row';

/** The newest coupons with their usage, and a link to create one. */
export function CouponsCard() {
  const can = useCan();
  const { coupons, failure, retry } = useLatestCoupons();
  const title = __('Coupons', 'store-admin');
  if (!coupons && !failure) return <PlaceholderCard rows={5} />;
  const create = can('publish_shop_coupons') && (
    <Button href={getAdminLink('post-new.php?post_type=shop_coupon')}>
      {__('Add coupon', 'store-admin')}
    </Button>
  );
  return (
    <Card
      title={title}
      actions={create}
      footer={
        coupons &&
        coupons.total > 0 && (
          <>
            <a href={getAdminLink('edit.php?post_type=shop_coupon')}>{__('All coupons', 'store-admin')}</a>
            {isFeatureEnabled('analytics') && (
              <Link href={getNewPath({}, '/analytics/coupons', {})}>
                {__('Sales with coupons', 'store-admin')}
              </Link>
            )}
          </>
        )
      }
    >
      {!coupons && (
        <ErrorState
          title={__('The coupons could not be loaded', 'store-admin')}
          message={failure?.message}
          onRetry={retry}
        />
      )}
      {coupons && coupons.items.length === 0 && (
        <EmptyState
          icon="percent"
          title={__('No coupons yet', 'store-admin')}
          message={__(
            'Create coupon codes for your customers and see how often they are used.',
            'store-admin',
          )}
        />
      )}
      {coupons && coupons.items.length > 0 && (
        <ul className="sa-marketing-coupons">
          {coupons.items.map((coupon) => (
            <CouponRow key={coupon.id} coupon={coupon} />
          ))}
        </ul>
      )}
    </Card>
  );
}
