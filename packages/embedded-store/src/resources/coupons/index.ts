export { createCoupon, findCoupon, getCoupon, getCouponUses } from './coupons';
export type { Coupon, CouponRules, DiscountType, NewCoupon } from './coupons';
