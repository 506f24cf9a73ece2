import { randomBytes } from 'node:crypto';
import { run } from '../../database';
import {
  crudRoutes,
  email,
  emailOrEmpty,
  createForbiddenError,
  integer,
  list,
  members,
  requireCapability,
  requireCapabilityForAll,
  getOffset,
  oneOf,
  pageArgs,
  withPaginationHeaders,
  required,
  RestError,
  route,
  string,
  withDefault,
} from '../../rest';
import type { ArgumentValues, Permission, RestRequest, Route } from '../../rest';
import { can, hashPassword, createUser, findCredentials, getUser, updateUser } from '../../accounts';
import { cleanLine } from '../../shared/clean';
import { getTimeZone } from '../../site';
import { mergeMeta, metaArgs } from '../../shared/meta';
import { addressArgs, mergeAddress } from '../../shared/postal-address';
import type { UserProfile } from '../../accounts';
import { deleteAccount, getCustomer, listCustomers, saveAccount } from './queries';
import type { Customer } from './queries';
import { getDownloads } from './downloads';
import { toCustomerRecord } from './record';
import { __ } from '../../i18n';

const ROOT = '/wc/v3/customers';

/** The only capability over users that both administrators and shop managers have. */
const MANAGES = 'manage_woocommerce';

/** Roles without access to the store's management; shop managers can edit these accounts. */
const PLAIN_ROLES = ['customer', 'subscriber'];

const memberArgs = {
  email: email(),
  first_name: string(),
  last_name: string(),
  username: string(),
  password: string(),
  billing: members({ ...addressArgs, email: emailOrEmpty() }),
  shipping: members(addressArgs),
  meta_data: metaArgs,
};

type Members = Partial<ArgumentValues<typeof memberArgs>>;

export const customerRoutes: readonly Route[] = [
  ...crudRoutes({
    root: ROOT,
    may: { ...requireCapabilityForAll(MANAGES), edit: overCustomer('edit'), delete: overCustomer('delete') },
    find,
    show,
    list: {
      args: {
        ...pageArgs,
        search: string(),
        exclude: withDefault(list(integer()), []),
        include: withDefault(list(integer()), []),
        offset: integer({ minimum: 0 }),
        order: withDefault(oneOf(['asc', 'desc']), 'asc'),
        orderby: withDefault(oneOf(['id', 'include', 'name', 'registered_date']), 'name'),
        email: email(),
        role: withDefault(
          oneOf([
            'all',
            'administrator',
            'editor',
            'author',
            'contributor',
            'subscriber',
            'customer',
            'shop_manager',
          ]),
          'customer',
        ),
      },
      handler(request) {
        const { orderby, per_page, offset, ...filter } = request.args;
        const { customers, total } = listCustomers(request.context.db, {
          ...filter,
          orderBy: orderby,
          limit: per_page,
          offset: offset ?? getOffset(request.args),
        });
        return withPaginationHeaders(
          request,
          customers.map((customer) => show(request, customer)),
          total,
        );
      },
    },
    create: {
      args: { ...memberArgs, email: required(email()) },
      handler(request) {
        const { context, args } = request;
        const login = toLogin(args.username) || createUniqueLogin(request, args.email);
        assertFree(request, { email: args.email, username: args.username ? login : undefined });
        const firstName = cleanLine(args.first_name ?? '');
        const lastName = cleanLine(args.last_name ?? '');
        const user = createUser(context.db, {
          login,
          email: args.email,
          // Without a password, the account gets a random one, and the user receives a new one by mail.
          password: args.password || randomBytes(24).toString('base64url'),
          role: 'customer',
          registeredAt: context.clock(),
          firstName,
          lastName,
          displayName: `${firstName} ${lastName}`.trim() || login,
        });
        save(request, user.id, args, { billing: {}, shipping: {}, meta: [] });
        return find(request, user.id);
      },
    },
    update: {
      args: memberArgs,
      handler(request, customer) {
        const { context, args } = request;
        const user = getUser(context.db, customer.id);
        if (!user) throw unknown();
        if (args.username !== undefined && args.username !== customer.username) {
          throw new RestError(
            400,
            'woocommerce_rest_customer_invalid_argument',
            __("Username isn't editable.", 'store-admin'),
          );
        }
        if (args.email !== undefined && args.email.toLowerCase() !== customer.email.toLowerCase()) {
          assertFree(request, { email: args.email });
        }
        const profile: Partial<UserProfile> = {
          ...(args.email !== undefined && { email: args.email }),
          ...(args.first_name !== undefined && { firstName: cleanLine(args.first_name) }),
          ...(args.last_name !== undefined && { lastName: cleanLine(args.last_name) }),
        };
        updateUser(context.db, user, profile);
        if (args.password) setPassword(request, user.id, args.password);
        save(request, user.id, args, customer);
        return find(request);
      },
    },
    noTrash: () => __('Customers do not support trashing.', 'store-admin'),
    deleteArgs: { reassign: withDefault(integer(), 0) },
    remove({ context, user }, customer) {
      if (PLAIN_ROLES.includes(customer.role)) return deleteAccount(context.db, customer.id);
      throw createForbiddenError(
        user,
        'woocommerce_rest_cannot_delete',
        __('The resource cannot be deleted.', 'store-admin'),
      );
    },
  }),
  route({
    method: 'GET',
    path: `${ROOT}/{id:digits}/downloads`,
    permission: requireCapability(MANAGES, 'view'),
    handler: (request) => getDownloads(request.context, find(request).id),
  }),
];

/** A shop manager who could change an administrator's email address and password could take over that account. */
function overCustomer(attempt: 'edit' | 'delete'): Permission {
  const permission = requireCapability(MANAGES, attempt);
  return (request) => {
    permission(request);
    const customer = getCustomer(request.context.db, Number(request.param('id')));
    const isPlain = !customer || PLAIN_ROLES.includes(customer.role) || customer.id === request.user?.id;
    if (isPlain || can(request.user, 'edit_users')) return;
    const message = __('Sorry, you are not allowed to change this account.', 'store-admin');
    throw createForbiddenError(request.user, `woocommerce_rest_cannot_${attempt}`, message);
  };
}

/** @throws {RestError} when there is no such account. */
function find({ context, param }: RestRequest, id = Number(param('id'))): Customer {
  const customer = getCustomer(context.db, id);
  if (customer) return customer;
  throw unknown();
}

function unknown(): RestError {
  return new RestError(404, 'woocommerce_rest_invalid_id', __('Invalid resource ID.', 'store-admin'));
}

function show({ context }: RestRequest, customer: Customer): object {
  return toCustomerRecord(getTimeZone(context.db), customer);
}

function save(
  { context }: RestRequest,
  id: number,
  args: Members,
  before: Pick<Customer, 'billing' | 'shipping' | 'meta'>,
): void {
  const account = {
    billing: mergeAddress(before.billing, args.billing ?? {}),
    shipping: mergeAddress(before.shipping, args.shipping ?? {}),
    meta: mergeMeta(before.meta, args.meta_data ?? []),
  };
  saveAccount(context.db, id, account, context.clock());
}

/** Changes the password and ends the existing sessions. */
function setPassword({ context }: RestRequest, id: number, password: string): void {
  run(context.db, 'UPDATE users SET password_hash = ? WHERE id = ?', hashPassword(password), id);
  run(context.db, 'DELETE FROM sessions WHERE user_id = ?', id);
}

/** @throws {RestError} when somebody else has the name or the address. */
function assertFree(
  { context }: RestRequest,
  wanted: { email: string; username?: string | undefined },
): void {
  if (findCredentials(context.db, wanted.email)) {
    throw new RestError(
      400,
      'registration-error-email-exists',
      __('An account is already registered with your email address. Please log in.', 'store-admin'),
    );
  }
  if (wanted.username !== undefined && findCredentials(context.db, wanted.username)) {
    throw new RestError(
      400,
      'registration-error-username-exists',
      __('An account is already registered with that username. Please choose another.', 'store-admin'),
    );
  }
}

/** The part before the @, with a number appended if it is taken. */
function createUniqueLogin({ context }: RestRequest, address: string): string {
  const name = toLogin(address.split('@')[0]) || 'customer';
  for (let number = 1; ; number += 1) {
    const login = number === 1 ? name : `${name}${number}`;
    if (!findCredentials(context.db, login)) return login;
  }
}

function toLogin(name = ''): string {
  return cleanLine(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9._@-]/g, '')
    .slice(0, 60);
}
