import { HandlerResponse, boolean, crudRoutes, oneOf, required, RestError, route, string } from '../../rest';
import type { ArgumentValues, RestRequest, Route } from '../../rest';
import { cleanLine } from '../../shared/clean';
import { toSlug } from '../../shared/slug';
import { listRoute, termRoutes } from '../terms/routes';
import {
  canBatchTerms,
  canCreateTerm,
  canDeleteTerm,
  canEditTerm,
  canListTerms,
  canViewTerm,
} from '../terms/permissions';
import {
  createAttribute,
  deleteAttribute,
  findAttribute,
  getAttribute,
  listAttributes,
  updateAttribute,
} from './queries';
import type { Attribute } from './queries';
import { __, sprintf } from '../../i18n';

/** Maximum length of a slug without its prefix, as in WooCommerce. */
const LONGEST_SLUG = 28;

/** The length of WordPress's column for names. */
const line = string({ maxLength: 200 });

const memberArgs = {
  name: line,
  slug: string(),
  type: oneOf(['select']),
  order_by: oneOf(['menu_order', 'name', 'name_num', 'id']),
  has_archives: boolean(),
};

export const attributeRoutes: readonly Route[] = [
  ...routesAt('/wc/v3/products/attributes'),
  ...routesAt('/wc-analytics/products/attributes'),
  route({
    method: 'GET',
    path: '/wc-analytics/products/attributes/{attribute:slug}',
    permission: canViewTerm,
    handler: (request) => toRecord(request, findBySlug(request)),
  }),
  listRoute(
    {
      root: '/wc-analytics/products/attributes/{attribute:slug}/terms',
      kind: 'attribute',
      taxonomyOf: (request) => findBySlug(request).slug,
    },
    canListTerms,
  ),
];

function routesAt(root: string): readonly Route[] {
  return [
    ...crudRoutes({
      root,
      may: {
        list: canListTerms,
        create: canCreateTerm,
        view: canViewTerm,
        edit: canEditTerm,
        delete: canDeleteTerm,
        batch: canBatchTerms,
      },
      find: (request) => find(request, 'id'),
      show: toRecord,
      list: {
        args: { search: string() },
        handler(request) {
          const attributes = listAttributes(request.context.db, request.args.search);
          const headers = {
            'X-WP-Total': String(attributes.length),
            'X-WP-TotalPages': attributes.length > 0 ? '1' : '0',
          };
          return new HandlerResponse(
            attributes.map((attribute) => toRecord(request, attribute)),
            { headers },
          );
        },
      },
      create: {
        args: { ...memberArgs, name: required(line) },
        handler(request) {
          const { name = '', ...change } = toChange(request.args);
          const slug = change.slug ?? toSlugOf(name);
          assertFree(request, slug);
          const rest = { type: 'select', orderBy: 'menu_order', hasArchives: false, ...change } as const;
          return createAttribute(request.context.db, { ...rest, name, slug });
        },
      },
      update: {
        args: memberArgs,
        handler(request, attribute) {
          const change = toChange(request.args);
          if (change.slug !== undefined && change.slug !== attribute.slug) assertFree(request, change.slug);
          return updateAttribute(request.context.db, attribute, change);
        },
      },
      noTrash: () => __('Resource does not support trashing.', 'store-admin'),
      remove: ({ context }, attribute) => deleteAttribute(context.db, attribute),
      needsForce: false,
    }),
    ...termRoutes({
      root: `${root}/{attribute_id:digits}/terms`,
      kind: 'attribute',
      taxonomyOf: (request) => find(request, 'attribute_id').slug,
    }),
  ];
}

function find({ context, param }: RestRequest, segment: 'id' | 'attribute_id'): Attribute {
  const attribute = getAttribute(context.db, Number(param(segment)));
  if (attribute) return attribute;
  throw new RestError(
    404,
    'woocommerce_rest_taxonomy_invalid',
    __('Resource does not exist.', 'store-admin'),
  );
}

function findBySlug({ context, param }: RestRequest): Attribute {
  const attribute = findAttribute(context.db, param('attribute'));
  if (attribute) return attribute;
  throw new RestError(
    404,
    'woocommerce_rest_product_attribute_not_found',
    __('No product attribute with that slug was found.', 'store-admin'),
  );
}

function toChange(args: Partial<ArgumentValues<typeof memberArgs>>): Partial<Omit<Attribute, 'id'>> {
  const { name, slug, type, order_by, has_archives } = args;
  const cleaned = name === undefined ? undefined : cleanLine(name);
  if (cleaned === '') {
    throw new RestError(
      400,
      'woocommerce_rest_cannot_create',
      __('Please, provide an attribute name.', 'store-admin'),
    );
  }
  return {
    ...(cleaned !== undefined && { name: cleaned }),
    ...(slug !== undefined && slug !== '' && { slug: toSlugOf(slug) }),
    ...(type !== undefined && { type }),
    ...(order_by !== undefined && { orderBy: order_by }),
    ...(has_archives !== undefined && { hasArchives: has_archives }),
  };
}

function toSlugOf(name: string): string {
  return `pa_${toSlug(name.replace(/^pa_/, ''), 'attribute').slice(0, LONGEST_SLUG)}`;
}

function assertFree({ context }: RestRequest, slug: string): void {
  if (!findAttribute(context.db, slug)) return;
  const message = sprintf(
    /* translators: %s: slug of an attribute */
    __('Slug "%s" is already in use. Change it, please.', 'store-admin'),
    slug.slice('pa_'.length),
  );
  throw new RestError(400, 'woocommerce_rest_cannot_create', message);
}

function toRecord(request: RestRequest, attribute: Attribute): object {
  const { id, name, slug, type, orderBy: order_by, hasArchives: has_archives } = attribute;
  const root = request.path.replace(/\/([\w-]+)$/, (segment) => (segment === '/attributes' ? segment : ''));
  return {
    id,
    name,
    slug,
    type,
    order_by,
    has_archives,
    _links: {
      self: [{ href: request.link(`${root}/${id}`) }],
      collection: [{ href: request.link(root) }],
    },
  };
}
