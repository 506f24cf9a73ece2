import {
  boolean,
  crudRoutes,
  html,
  integer,
  list,
  members,
  nullable,
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
import type {
  HandlerResponse,
  ArgumentValues,
  Permission,
  RequestWith,
  RestRequest,
  Route,
} from '../../rest';
import { cleanLine } from '../../shared/clean';
import { cleanHtml } from '../../shared/clean-html';
import { getMedia } from '../../site';
import { toSlug } from '../../shared/slug';
import {
  canBatchTerms,
  canCreateTerm,
  canDeleteTerm,
  canEditTerm,
  canListTerms,
  canViewTerm,
} from './permissions';
import { toTermRecord } from './record';
import type { TermKind } from './record';
import {
  createTerm,
  DEFAULT_CATEGORY,
  deleteTerm,
  findTermByName,
  findTermBySlug,
  getTerm,
  isWithin,
  listTerms,
  updateTerm,
} from './queries';
import type { Taxonomy, Term, TermMembers } from './queries';
import { __, sprintf } from '../../i18n';

export interface TermRoutes {
  /** `/wc/v3/products/categories` */
  root: string;
  kind: TermKind;
  /**
   * The taxonomy of the request.
   * @throws {RestError} when there is no such taxonomy.
   */
  taxonomyOf: (request: RestRequest) => Taxonomy;
}

const listArgs = {
  ...pageArgs,
  search: string(),
  exclude: list(integer()),
  include: list(integer()),
  offset: integer({ minimum: 0 }),
  order: withDefault(oneOf(['asc', 'desc']), 'asc'),
  orderby: withDefault(
    oneOf(['id', 'include', 'name', 'slug', 'term_group', 'description', 'count']),
    'name',
  ),
  hide_empty: withDefault(boolean(), false),
  parent: integer({ minimum: 0 }),
  product: nullable(integer()),
  slug: string(),
};

/** The length of WordPress's columns for names. */
const line = string({ maxLength: 200 });

const memberArgs = {
  name: line,
  slug: line,
  parent: integer({ minimum: 0 }),
  description: html(),
  display: oneOf(['default', 'products', 'subcategories', 'both']),
  image: nullable(members({ id: integer(), src: string(), name: string(), alt: string() })),
  menu_order: integer(),
};

type Members = Partial<ArgumentValues<typeof memberArgs>>;

/** List, create, read, update, delete and batch routes for one kind of term. */
export function termRoutes({ root, kind, taxonomyOf }: TermRoutes): readonly Route[] {
  const find = (request: RestRequest): Term => {
    const term = getTerm(request.context.db, taxonomyOf(request), Number(request.param('id')));
    if (term) return term;
    throw new RestError(404, 'woocommerce_rest_term_invalid', __('Resource does not exist.', 'store-admin'));
  };
  return crudRoutes({
    root,
    may: {
      list: after(taxonomyOf, canListTerms),
      create: after(taxonomyOf, canCreateTerm),
      view: after(find, canViewTerm),
      edit: after(find, canEditTerm),
      delete: after(find, canDeleteTerm),
      batch: after(taxonomyOf, canBatchTerms),
    },
    find,
    show: (request, term) =>
      toTermRecord(request, kind, term, getMedia(request.context.db, imagesOf([term]))),
    list: listOf(kind, taxonomyOf),
    create: {
      args: { ...memberArgs, name: required(line) },
      handler(request) {
        const { db } = request.context;
        const taxonomy = taxonomyOf(request);
        const change = toChange(request, request.args);
        const { name = '', slug } = change;
        if (name === '')
          throw new RestError(400, 'empty_term_name', __('A name is required for this term.', 'store-admin'));
        const twin =
          findTermByName(db, taxonomy, name, change.parentId) ??
          (slug ? findTermBySlug(db, taxonomy, slug) : undefined);
        if (twin) throw exists(twin);
        return createTerm(db, taxonomy, { ...change, name });
      },
    },
    update: {
      args: memberArgs,
      handler(request, term) {
        const { db } = request.context;
        const change = toChange(request, request.args);
        const { name = term.name, parentId = term.parentId, slug } = change;
        const twins = [
          findTermByName(db, term.taxonomy, name, parentId),
          slug === undefined ? undefined : findTermBySlug(db, term.taxonomy, slug),
        ];
        const twin = twins.find((other) => other && other.id !== term.id);
        if (twin) throw exists(twin);
        if (isWithin(db, term, parentId)) throw invalidParent();
        return updateTerm(db, term, change);
      },
    },
    noTrash: () => __('Resource does not support trashing.', 'store-admin'),
    remove({ context }, term) {
      if (term.id !== DEFAULT_CATEGORY) return deleteTerm(context.db, term);
      const message = __('The default category cannot be deleted.', 'store-admin');
      throw new RestError(500, 'woocommerce_rest_cannot_delete', message);
    },
  });
}

/** Only the list route, with a different permission. */
export function listRoute({ root, kind, taxonomyOf }: TermRoutes, permission: Permission): Route {
  return route({ method: 'GET', path: root, permission, ...listOf(kind, taxonomyOf) });
}

function listOf(kind: TermKind, taxonomyOf: TermRoutes['taxonomyOf']) {
  return {
    args: listArgs,
    handler(request: RequestWith<typeof listArgs>): HandlerResponse {
      const { context, args } = request;
      const { hide_empty, orderby, order, per_page, product, ...filter } = args;
      const { terms, total } = listTerms(context.db, taxonomyOf(request), {
        ...filter,
        product: product ?? undefined,
        hideEmpty: hide_empty,
        orderBy: kind === 'attribute' && request.query['orderby'] === undefined ? 'menu_order' : orderby,
        order,
        limit: per_page,
        offset: args.offset ?? getOffset(args),
      });
      const images = getMedia(context.db, imagesOf(terms));
      return withPaginationHeaders(
        request,
        terms.map((term) => toTermRecord(request, kind, term, images)),
        total,
      );
    },
  };
}

/** Checks the permission first, so that unauthorized users can't find out which terms exist. */
function after(find: (request: RestRequest) => unknown, permission: Permission): Permission {
  return (request) => {
    permission(request);
    find(request);
  };
}

function imagesOf(terms: readonly Term[]): number[] {
  return terms.flatMap(({ imageId }) => imageId ?? []);
}

function toChange(request: RestRequest, args: Members): Partial<TermMembers> {
  const { name, slug, parent, description, display, image, menu_order } = args;
  const { db } = request.context;
  if (parent && !getTerm(db, 'product_cat', parent)) throw invalidParent();
  const imageId = image?.id || null;
  if (imageId !== null && !getMedia(db, [imageId]).has(imageId)) {
    throw new RestError(
      400,
      'woocommerce_rest_invalid_image_id',
      /* translators: %s: number */
      sprintf(__('#%s is an invalid image ID.', 'store-admin'), String(imageId)),
    );
  }
  return {
    ...(name !== undefined && { name: cleanLine(name) }),
    ...(slug !== undefined && slug !== '' && { slug: toSlug(slug, 'term') }),
    ...(parent !== undefined && { parentId: parent }),
    ...(description !== undefined && { description: cleanHtml(description) }),
    ...(display !== undefined && { display }),
    ...(image !== undefined && { imageId }),
    ...(menu_order !== undefined && { menuOrder: menu_order }),
  };
}

function exists(twin: Term): RestError {
  const message = __('A term with the name provided already exists with this parent.', 'store-admin');
  return new RestError(400, 'term_exists', message, { resource_id: twin.id });
}

function invalidParent(): RestError {
  return new RestError(
    400,
    'woocommerce_rest_term_invalid',
    __('Parent resource does not exist.', 'store-admin'),
  );
}
