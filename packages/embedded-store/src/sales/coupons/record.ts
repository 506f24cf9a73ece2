import { toDecimal, toParts } from '../../shared/amounts';
import { toGmtDate, toSiteDate } from '../../shared/dates';
import type { TimeZone } from '../../shared/local-time';
import type { Coupon } from './queries';

/** Formats a coupon for the REST API: amounts have two decimals in every currency. */
export function toCouponRecord(zone: TimeZone, coupon: Coupon, usedBy: readonly string[]): object {
  const { rules } = coupon;
  return {
    id: coupon.id,
    code: coupon.code,
    amount: toDecimal(coupon.amount),
    status: coupon.status,
    date_created: toSiteDate(zone, coupon.createdAt),
    date_created_gmt: toGmtDate(coupon.createdAt),
    date_modified: toSiteDate(zone, coupon.modifiedAt),
    date_modified_gmt: toGmtDate(coupon.modifiedAt),
    discount_type: coupon.discountType,
    description: coupon.description,
    date_expires: toSiteDate(zone, coupon.expiresAt),
    date_expires_gmt: toGmtDate(coupon.expiresAt),
    usage_count: usedBy.length,
    individual_use: rules.individual_use,
    product_ids: rules.product_ids,
    excluded_product_ids: rules.excluded_product_ids,
    usage_limit: rules.usage_limit,
    usage_limit_per_user: rules.usage_limit_per_user,
    limit_usage_to_x_items: rules.limit_usage_to_x_items,
    free_shipping: rules.free_shipping,
    product_categories: rules.product_categories,
    excluded_product_categories: rules.excluded_product_categories,
    exclude_sale_items: rules.exclude_sale_items,
    minimum_amount: toDecimal(toParts(rules.minimum_amount)),
    maximum_amount: toDecimal(toParts(rules.maximum_amount)),
    email_restrictions: rules.email_restrictions,
    used_by: usedBy,
    meta_data: coupon.meta,
  };
}
