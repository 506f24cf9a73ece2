import {
  Answer,
  boolean,
  oneOf,
  recordRoutes,
  required,
  RestError,
  route,
  string,
  UPDATE,
  withDefault,
} from '../../rest';
import type { ArgumentValues, RestRequest, Route } from '../../rest';
import { cleanLine } from '../../shared/clean';
import { toSlug } from '../../shared/slug';
import { listRoute, termRoutes } from '../terms/routes';
import {
  mayBatchTerms,
  mayCreateTerm,
  mayDeleteTerm,
  mayEditTerm,
  mayListTerms,
  mayViewTerm,
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

/** Longest slug without its prefix; the platform's limit. */
const LONGEST_SLUG = 28;

/** The platform's column for names. */
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
    permission: mayViewTerm,
    handler: (request) => toRecord(request, findBySlug(request)),
  }),
  listRoute(
    {
      root: '/wc-analytics/products/attributes/{attribute:slug}/terms',
      kind: 'attribute',
      taxonomyOf: (request) => findBySlug(request).slug,
    },
    mayListTerms,
  ),
];

function routesAt(root: string): readonly Route[] {
  return [
    ...recordRoutes(mayBatchTerms, {
      list: listAllRoute(root),
      create: createRoute(root),
      read: readRoute(root),
      update: updateRoute(root),
      remove: removeRoute(root),
    }),
    ...termRoutes({
      root: `${root}/{attribute_id:digits}/terms`,
      kind: 'attribute',
      taxonomyOf: (request) => find(request, 'attribute_id').slug,
    }),
  ];
}

function listAllRoute(root: string): Route {
  return route({
    method: 'GET',
    path: root,
    args: { search: string() },
    permission: mayListTerms,
    handler(request) {
      const attributes = listAttributes(request.context.db, request.args.search);
      const headers = {
        'X-WP-Total': String(attributes.length),
        'X-WP-TotalPages': attributes.length > 0 ? '1' : '0',
      };
      return new Answer(
        attributes.map((attribute) => toRecord(request, attribute)),
        { headers },
      );
    },
  });
}

function createRoute(root: string): Route {
  return route({
    method: 'POST',
    path: root,
    args: { ...memberArgs, name: required(line) },
    permission: mayCreateTerm,
    handler(request) {
      const { db } = request.context;
      const { name = '', ...change } = toChange(request.args);
      const slug = change.slug ?? toSlugOf(name);
      assertFree(request, slug);
      const attribute = createAttribute(db, {
        type: 'select',
        orderBy: 'menu_order',
        hasArchives: false,
        ...change,
        name,
        slug,
      });
      return new Answer(toRecord(request, attribute), { status: 201 });
    },
  });
}

function readRoute(root: string): Route {
  return route({
    method: 'GET',
    path: `${root}/{id:digits}`,
    permission: mayViewTerm,
    handler: (request) => toRecord(request, find(request, 'id')),
  });
}

function updateRoute(root: string): Route {
  return route({
    method: UPDATE,
    path: `${root}/{id:digits}`,
    args: memberArgs,
    permission: mayEditTerm,
    handler(request) {
      const attribute = find(request, 'id');
      const change = toChange(request.args);
      if (change.slug !== undefined && change.slug !== attribute.slug) assertFree(request, change.slug);
      return toRecord(request, updateAttribute(request.context.db, attribute, change));
    },
  });
}

function removeRoute(root: string): Route {
  return route({
    method: 'DELETE',
    path: `${root}/{id:digits}`,
    args: { force: withDefault(boolean(), true) },
    permission: mayDeleteTerm,
    handler(request) {
      const attribute = find(request, 'id');
      if (!request.args.force) {
        const message = 'Resource does not support trashing.';
        throw new RestError(501, 'woocommerce_rest_trash_not_supported', message);
      }
      deleteAttribute(request.context.db, attribute);
      return toRecord(request, attribute);
    },
  });
}

function find({ context, param }: RestRequest, segment: 'id' | 'attribute_id'): Attribute {
  const attribute = getAttribute(context.db, Number(param(segment)));
  if (attribute) return attribute;
  throw new RestError(404, 'woocommerce_rest_taxonomy_invalid', 'Resource does not exist.');
}

function findBySlug({ context, param }: RestRequest): Attribute {
  const attribute = findAttribute(context.db, param('attribute'));
  if (attribute) return attribute;
  throw new RestError(
    404,
    'woocommerce_rest_product_attribute_not_found',
    'No product attribute with that slug was found.',
  );
}

function toChange(args: Partial<ArgumentValues<typeof memberArgs>>): Partial<Omit<Attribute, 'id'>> {
  const { name, slug, type, order_by, has_archives } = args;
  const cleaned = name === undefined ? undefined : cleanLine(name);
  if (cleaned === '') {
    throw new RestError(400, 'woocommerce_rest_cannot_create', 'Please, provide an attribute name.');
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
  const message = `Slug "${slug.slice('pa_'.length)}" is already in use. Change it, please.`;
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
