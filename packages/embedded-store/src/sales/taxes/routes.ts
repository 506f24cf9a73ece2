import * as v from 'valibot';
import {
  HandlerResponse,
  boolean,
  check,
  crudRoutes,
  describeInvalid,
  integer,
  list,
  requireCapability,
  requireCapabilityForAll,
  getOffset,
  oneOf,
  pageArgs,
  withPaginationHeaders,
  required,
  createNoTrashError,
  RestError,
  route,
  string,
  withDefault,
} from '../../rest';
import type { ArgumentValues, RestRequest, Route } from '../../rest';
import { isAmount } from '../../shared/amounts';
import { cleanLine } from '../../shared/clean';
import { createTaxClass, deleteTaxClass, getTaxClass, getTaxClasses } from './tax-classes';
import { createTaxRate, deleteTaxRate, findTaxRates, getTaxRate, updateTaxRate } from './tax-rates';
import type { TaxRate, TaxRateMembers } from './tax-rates';
import { __ } from '../../i18n';

const MANAGES = 'manage_woocommerce';

const noTrash = () => __('Taxes do not support trashing.', 'store-admin');

const listArgs = {
  ...pageArgs,
  offset: integer({ minimum: 0 }),
  order: withDefault(oneOf(['asc', 'desc']), 'asc'),
  orderby: withDefault(oneOf(['id', 'order', 'priority']), 'order'),
  class: string(),
};

/** The dashboard's list also supports search; `code` is ignored, as in WooCommerce. */
const dashboardListArgs = { ...listArgs, search: string(), include: list(integer()) };

const percentage = v.pipe(string(), check(isAmount, '%s is not a percentage.', 'rest_invalid_type'));

const memberArgs = {
  country: string(),
  state: string(),
  postcode: string(),
  city: string(),
  rate: percentage,
  name: string(),
  priority: integer(),
  compound: boolean(),
  shipping: boolean(),
  order: integer(),
  class: string(),
  postcodes: list(string()),
  cities: list(string()),
};

type Members = Partial<ArgumentValues<typeof memberArgs>>;

export const taxRoutes: readonly Route[] = [
  ...classRoutes(),
  ...rateRoutes('/wc/v3/taxes', listArgs),
  ...rateRoutes('/wc-analytics/taxes', dashboardListArgs),
];

function rateRoutes(root: string, args: typeof listArgs | typeof dashboardListArgs): Route[] {
  return crudRoutes({
    root,
    may: requireCapabilityForAll(MANAGES),
    find,
    show: (_, rate) => toRecord(rate),
    list: {
      args,
      handler(request) {
        const { context } = request;
        const { order, orderby, class: taxClass, per_page, offset, ...rest } = request.args;
        const { rates, total } = findTaxRates(context.db, {
          ...rest,
          taxClass,
          orderBy: orderby,
          order,
          limit: per_page,
          offset: offset ?? getOffset(request.args),
        });
        return withPaginationHeaders(request, rates.map(toRecord), total);
      },
    },
    create: {
      args: memberArgs,
      handler(request) {
        const rate = { country: '', rate: '0', name: '', ...toChange(request, request.args) };
        return find(request, createTaxRate(request.context.db, rate));
      },
    },
    update: {
      args: memberArgs,
      handler: (request, rate) => updateTaxRate(request.context.db, rate, toChange(request, request.args)),
    },
    noTrash,
    remove: ({ context }, rate) => deleteTaxRate(context.db, rate.id),
  });
}

function classRoutes(): Route[] {
  const root = '/wc/v3/taxes/classes';
  return [
    route({
      method: 'GET',
      path: root,
      permission: requireCapability(MANAGES, 'list'),
      handler: ({ context }) => getTaxClasses(context.db),
    }),
    route({
      method: 'POST',
      path: root,
      args: { name: required(string()) },
      permission: requireCapability(MANAGES, 'create'),
      handler({ context, args }) {
        const name = cleanLine(args.name);
        if (name === '') {
          throw new RestError(
            400,
            'woocommerce_rest_tax_class_invalid_name',
            __('Tax class requires a valid name', 'store-admin'),
          );
        }
        const created = createTaxClass(context.db, name);
        if (created) return new HandlerResponse(created, { status: 201 });
        throw new RestError(
          400,
          'woocommerce_rest_tax_class_slug_exists',
          __('Tax class slug already exists', 'store-admin'),
        );
      },
    }),
    route({
      method: 'GET',
      path: `${root}/{slug:slug}`,
      permission: requireCapability(MANAGES, 'view'),
      // A list with one item or none, as in WooCommerce.
      handler: ({ context, param }) => [getTaxClass(context.db, param('slug'))].filter(Boolean),
    }),
    route({
      method: 'DELETE',
      path: `${root}/{slug:slug}`,
      args: { force: withDefault(boolean(), false) },
      permission: requireCapability(MANAGES, 'delete'),
      handler({ context, param, args }) {
        if (!args.force) throw createNoTrashError(noTrash());
        const removed = deleteTaxClass(context.db, param('slug'));
        if (removed) return removed;
        throw new RestError(
          400,
          'woocommerce_rest_tax_class_invalid_slug',
          __('Invalid slug.', 'store-admin'),
        );
      },
    }),
  ];
}

/** @throws {RestError} when there is no such rate. */
function find({ context, param }: RestRequest, id = Number(param('id'))): TaxRate {
  const rate = getTaxRate(context.db, id);
  if (rate) return rate;
  throw new RestError(404, 'woocommerce_rest_invalid_id', __('Invalid resource ID.', 'store-admin'));
}

/** `postcode` and `city` are lists with one location, or several separated by semicolons. */
function toChange({ context }: RestRequest, args: Members): Partial<TaxRateMembers> {
  const { postcode, city, compound, shipping, order, class: given, ...others } = args;
  const taxClass = given === '' ? 'standard' : given;
  if (taxClass !== undefined) assertClass(getTaxClasses(context.db), taxClass);
  return withoutGaps({
    ...others,
    country: others.country && cleanLine(others.country),
    state: others.state && cleanLine(others.state),
    name: others.name && cleanLine(others.name),
    postcodes: normalizePlaces(others.postcodes ?? postcode?.split(';')),
    cities: normalizePlaces(others.cities ?? city?.split(';')),
    isCompound: compound,
    forShipping: shipping,
    position: order,
    taxClass,
  });
}

function normalizePlaces(places: readonly string[] | undefined): string[] | undefined {
  return places?.map((place) => cleanLine(place).toUpperCase()).filter((place) => place !== '');
}

/** Omits undefined members, which leaves them unchanged. */
function withoutGaps<T extends object>(members: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  const given = Object.entries(members).filter(([, value]) => value !== undefined);
  // TypeScript loses which value belongs to which name.
  return Object.fromEntries(given) as { [Name in keyof T]?: Exclude<T[Name], undefined> };
}

/** Users define the tax classes, so this parameter can't be a fixed enum. */
function assertClass(classes: readonly { slug: string }[], slug: string): void {
  if (classes.some((each) => each.slug === slug)) return;
  const message = `class is not one of ${classes.map((each) => each.slug).join(', ')}.`;
  throw new RestError(400, 'rest_invalid_param', describeInvalid('class'), {
    params: { class: message },
    details: { class: { code: 'rest_not_in_enum', message, data: null } },
  });
}

/** `postcode` and `city` are the last items of their lists, for older clients. */
function toRecord({ isCompound, forShipping, position, taxClass, ...others }: TaxRate): object {
  return {
    ...others,
    postcode: others.postcodes.at(-1) ?? '',
    city: others.cities.at(-1) ?? '',
    compound: isCompound,
    shipping: forShipping,
    order: position,
    class: taxClass,
  };
}
