export {
  countCoupons,
  createCoupon,
  findCoupon,
  getCoupon,
  getCouponUses,
  listCoupons,
  NO_RULES,
} from './coupons';
export type { Coupon, CouponRules, DiscountType, NewCoupon } from './coupons';
