import { allOf, condition, contains } from '../../database';
import {
  crudRoutes,
  requireCapability,
  getOffset,
  withPaginationHeaders,
  required,
  RestError,
  string,
} from '../../rest';
import type { RestRequest, Route } from '../../rest';
import { listingArgs, toConditions, toOrderBy } from '../../shared/listing';
import { getTimeZone } from '../../site';
import { couponArgs, toChange } from './arguments';
import {
  createCoupon,
  deleteCoupon,
  findCoupon,
  getCoupon,
  getCouponUses,
  listCoupons,
  NO_RULES,
  toCode,
  trashCoupon,
  updateCoupon,
} from './queries';
import type { Coupon } from './queries';
import { toCouponRecord } from './record';
import { __ } from '../../i18n';

const NEW = { rules: NO_RULES, meta: [], discountType: 'fixed_cart', amount: 0 } as const;

export const couponRoutes: readonly Route[] = ['/wc/v3/coupons', '/wc-analytics/coupons'].flatMap((root) =>
  crudRoutes({
    root,
    may: {
      list: requireCapability('read_private_shop_coupons', 'list'),
      create: requireCapability('publish_shop_coupons', 'create'),
      view: requireCapability('read_private_shop_coupons', 'view'),
      edit: requireCapability('edit_others_shop_coupons', 'edit'),
      delete: requireCapability('delete_others_shop_coupons', 'delete'),
      batch: requireCapability('edit_others_shop_coupons', 'batch'),
    },
    find,
    show: (request, coupon) => show(request, [coupon])[0] ?? {},
    list: {
      args: { ...listingArgs, code: string() },
      handler(request) {
        const { db } = request.context;
        const { args } = request;
        const where = allOf([
          condition("status <> 'trash'"),
          args.search !== undefined && args.search !== '' && contains(['code', 'description'], args.search),
          args.code !== undefined && condition('code = ?', toCode(args.code)),
          ...toConditions(getTimeZone(db), args),
        ]);
        const { coupons, total } = listCoupons(db, where, toOrderBy(args, 'code'), {
          limit: args.per_page,
          offset: args.offset ?? getOffset(args),
        });
        return withPaginationHeaders(request, show(request, coupons), total);
      },
    },
    create: {
      args: { ...couponArgs, code: required(string()) },
      handler(request) {
        const { db, clock } = request.context;
        const { code = '', ...members } = toChange(getTimeZone(db), request.args, NEW);
        if (findCoupon(db, code)) throw codeTaken();
        return find(request, createCoupon(db, { ...members, code, createdAt: clock() }));
      },
    },
    update: {
      args: couponArgs,
      handler(request, coupon) {
        const { db, clock } = request.context;
        const change = toChange(getTimeZone(db), request.args, coupon);
        const { code, status } = { ...coupon, ...change };
        const isInUse = change.code !== undefined || status !== 'trash';
        const twin = isInUse ? findCoupon(db, code) : undefined;
        if (twin && twin.id !== coupon.id) throw codeTaken();
        updateCoupon(db, coupon, change, clock());
        return find(request);
      },
    },
    trash(request, coupon) {
      if (coupon.status === 'trash') {
        const message = __('The coupon has already been deleted.', 'store-admin');
        throw new RestError(410, 'woocommerce_rest_already_trashed', message);
      }
      trashCoupon(request.context.db, coupon.id);
      return find(request);
    },
    remove: ({ context }, coupon) => deleteCoupon(context.db, coupon.id),
  }),
);

/** @throws {RestError} when there is no such coupon. */
function find({ context, param }: RestRequest, id = Number(param('id'))): Coupon {
  const coupon = getCoupon(context.db, id);
  if (coupon) return coupon;
  throw new RestError(404, 'woocommerce_rest_shop_coupon_invalid_id', __('Invalid ID.', 'store-admin'));
}

function codeTaken(): RestError {
  return new RestError(
    400,
    'woocommerce_rest_coupon_code_already_exists',
    __('The coupon code already exists', 'store-admin'),
  );
}

function show({ context }: RestRequest, coupons: readonly Coupon[]): object[] {
  const uses = getCouponUses(
    context.db,
    coupons.map(({ id }) => id),
  );
  const zone = getTimeZone(context.db);
  return coupons.map((coupon) => toCouponRecord(zone, coupon, uses.get(coupon.id) ?? []));
}
