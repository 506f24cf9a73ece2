import { useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { createDateFormat } from '@admin/format';
import { getAdminLink, getHost } from '@admin/host';
import type { Coupon } from '@admin/store-marketing';
import { Pill } from '@admin/ui';
import { formatCount } from '../format-attribution';
import { formatDiscount } from './format-discount';

/** A coupon with its discount, its usage, and whether it is still valid. */
export function CouponRow({ coupon }: { coupon: Coupon }) {
  const { id, code } = coupon;
  return (
    <li className="sa-marketing-coupon">
      <span className="sa-marketing-coupon__name">
        <a href={getAdminLink(`post.php?post=${id}&action=edit`)} dir="auto">
          {code || __('(no code)', 'store-admin')}
        </a>
        <State coupon={coupon} />
      </span>
      <span className="sa-marketing-coupon__discount">{formatDiscount(coupon)}</span>
      <span className="sa-marketing-coupon__use">{formatUsage(coupon)}</span>
    </li>
  );
}

function formatUsage({ usageCount, usageLimit }: Coupon): string {
  if (usageLimit !== null) {
    return sprintf(
      /* translators: 1: how often a coupon was used, 2: how often it can be */
      __('%1$s of %2$s used', 'store-admin'),
      formatCount(usageCount),
      formatCount(usageLimit),
    );
  }
  if (usageCount === 0) return __('Not used', 'store-admin');
  return sprintf(
    /* translators: %s: how often a coupon was used */
    _n('Used %s time', 'Used %s times', usageCount, 'store-admin'),
    formatCount(usageCount),
  );
}

/** Why a coupon is not usable, or when it expires. */
function State({ coupon: { status, usageCount, usageLimit, expiresAt } }: { coupon: Coupon }) {
  const [now] = useState(() => Date.now());
  if (status !== 'publish') return <Pill>{__('Draft', 'store-admin')}</Pill>;
  if (usageLimit !== null && usageCount >= usageLimit)
    return <Pill>{__('Limit reached', 'store-admin')}</Pill>;
  if (expiresAt === null) return null;
  if (expiresAt <= now) return <Pill>{__('Expired', 'store-admin')}</Pill>;
  return (
    <span className="sa-marketing-coupon__until">
      {sprintf(
        /* translators: %s: a day */
        __('Expires %s', 'store-admin'),
        formatDay(expiresAt),
      )}
    </span>
  );
}

function formatDay(at: number): string {
  const { dateFormat, timeZone, locale } = getHost().settings;
  return createDateFormat({ timeZone, locale: locale.userLocale })(new Date(at), dateFormat);
}
