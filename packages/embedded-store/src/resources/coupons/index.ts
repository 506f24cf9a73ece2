export {
  countCoupons,
  createCoupon,
  findCoupon,
  getCoupon,
  getCouponUses,
  listCoupons,
  NO_RULES,
} from './queries';
export type { Coupon, NewCoupon } from './queries';
