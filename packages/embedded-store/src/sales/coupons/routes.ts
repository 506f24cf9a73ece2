import { allOf, condition, contains } from '../../database';
import {
  Answer,
  boolean,
  needs,
  offsetOf,
  paged,
  recordRoutes,
  required,
  RestError,
  route,
  string,
  UPDATE,
  withDefault,
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

const NEW = { rules: NO_RULES, meta: [], discountType: 'fixed_cart', amount: 0 } as const;

export const couponRoutes: readonly Route[] = ['/wc/v3/coupons', '/wc-analytics/coupons'].flatMap((root) =>
  recordRoutes(needs('edit_others_shop_coupons', 'batch'), {
    list: listRoute(root),
    create: createRoute(root),
    read: readRoute(root),
    update: updateRoute(root),
    remove: removeRoute(root),
  }),
);

function listRoute(root: string): Route {
  return route({
    method: 'GET',
    path: root,
    args: { ...listingArgs, code: string() },
    permission: needs('read_private_shop_coupons', 'list'),
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
        offset: args.offset ?? offsetOf(args),
      });
      return paged(request, show(request, coupons), total);
    },
  });
}

function createRoute(root: string): Route {
  return route({
    method: 'POST',
    path: root,
    args: { ...couponArgs, code: required(string()) },
    permission: needs('publish_shop_coupons', 'create'),
    handler(request) {
      const { db, clock } = request.context;
      const { code = '', ...members } = toChange(getTimeZone(db), request.args, NEW);
      if (findCoupon(db, code)) throw codeTaken();
      const id = createCoupon(db, { ...members, code, createdAt: clock() });
      return new Answer(showOne(request, find(request, id)), { status: 201 });
    },
  });
}

function readRoute(root: string): Route {
  return route({
    method: 'GET',
    path: `${root}/{id:digits}`,
    permission: needs('read_private_shop_coupons', 'view'),
    handler: (request) => showOne(request, find(request)),
  });
}

function updateRoute(root: string): Route {
  return route({
    method: UPDATE,
    path: `${root}/{id:digits}`,
    args: couponArgs,
    permission: needs('edit_others_shop_coupons', 'edit'),
    handler(request) {
      const { db, clock } = request.context;
      const coupon = find(request);
      const change = toChange(getTimeZone(db), request.args, coupon);
      const twin = change.code === undefined ? undefined : findCoupon(db, change.code);
      if (twin && twin.id !== coupon.id) throw codeTaken();
      updateCoupon(db, coupon, change, clock());
      return showOne(request, find(request));
    },
  });
}

function removeRoute(root: string): Route {
  return route({
    method: 'DELETE',
    path: `${root}/{id:digits}`,
    args: { force: withDefault(boolean(), false) },
    permission: needs('delete_others_shop_coupons', 'delete'),
    handler(request) {
      const { db } = request.context;
      const coupon = find(request);
      if (request.args.force) {
        const record = showOne(request, coupon);
        deleteCoupon(db, coupon.id);
        return record;
      }
      if (coupon.status === 'trash') {
        const message = 'The coupon has already been deleted.';
        throw new RestError(410, 'woocommerce_rest_already_trashed', message);
      }
      trashCoupon(db, coupon.id);
      return showOne(request, find(request));
    },
  });
}

/** @throws {RestError} when there is no such coupon. */
function find({ context, param }: RestRequest, id = Number(param('id'))): Coupon {
  const coupon = getCoupon(context.db, id);
  if (coupon) return coupon;
  throw new RestError(404, 'woocommerce_rest_shop_coupon_invalid_id', 'Invalid ID.');
}

function codeTaken(): RestError {
  return new RestError(400, 'woocommerce_rest_coupon_code_already_exists', 'The coupon code already exists');
}

function show({ context }: RestRequest, coupons: readonly Coupon[]): object[] {
  const uses = getCouponUses(
    context.db,
    coupons.map(({ id }) => id),
  );
  const zone = getTimeZone(context.db);
  return coupons.map((coupon) => toCouponRecord(zone, coupon, uses.get(coupon.id) ?? []));
}

function showOne(request: RestRequest, coupon: Coupon): object {
  return show(request, [coupon])[0] ?? {};
}
