export { countCoupons, createCoupon, findCoupon, getCoupon, getCouponUses, listCoupons } from './queries';
export type { Coupon, NewCoupon } from './queries';
