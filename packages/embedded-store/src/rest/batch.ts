import { transaction } from '../database';
import { HandlerResponse } from './handler-response';
import { isMap } from './args';
import { describeInvalid, RestError } from './errors';
import { route, UPDATE } from './route';
import type { Permission, RestRequest, Route } from './route';
import { __, sprintf } from '../i18n';

/** The routes that a batch runs; items for a missing route are rejected. */
export interface BatchedRoutes {
  create?: Route;
  update?: Route;
  remove?: Route;
}

/** Maximum number of items per request, as on the platform. */
const MAX_ITEMS = 100;

/** The routes that every record type has. */
export interface RecordRoutes extends Required<BatchedRoutes> {
  list: Route;
  read: Route;
}

/** The routes of one record type, plus a `batch` route for several writes in one request. */
export function recordRoutes(canBatch: Permission, routes: RecordRoutes): Route[] {
  const { list, create, read, update, remove } = routes;
  const batch = batchRoute(`${list.path}/batch`, canBatch, { create, update, remove });
  return [list, create, read, update, remove, batch];
}

/**
 * Many writes in one request: `{ create: [members], update: [members with id], delete: [ids] }`. Each item has its own
 * response: one that fails changes nothing, and the others are still saved (contract, section 16).
 */
function batchRoute(path: string, permission: Permission, routes: BatchedRoutes): Route {
  return route({
    method: UPDATE,
    path,
    permission,
    handler(request) {
      const [create, update, remove] = ['create', 'update', 'delete'].map((name) => itemsOf(request, name));
      const all = [create ?? [], update ?? [], remove ?? []];
      if (all.flat().length > MAX_ITEMS) {
        const message = sprintf(
          /* translators: %s: number of items */
          __('Unable to accept more than %s items for this request.', 'store-admin'),
          String(MAX_ITEMS),
        );
        throw new RestError(413, 'woocommerce_rest_request_entity_too_large', message);
      }
      const results = {
        create: (create ?? []).map((item) => attempt(request, routes.create, item, 0)),
        update: (update ?? []).map((item) => attempt(request, routes.update, item, idOf(item))),
        delete: (remove ?? []).map((id) =>
          attempt(request, routes.remove, { id, force: true }, idOf({ id })),
        ),
      };
      const filled = Object.entries(results).filter(([, items]) => items.length > 0);
      // The platform serializes an empty map as a list.
      return filled.length > 0 ? Object.fromEntries(filled) : [];
    },
  });
}

function itemsOf(request: RestRequest, name: string): readonly unknown[] {
  const items = request.value(name) ?? [];
  if (Array.isArray(items)) return items;
  throw new RestError(400, 'rest_invalid_param', describeInvalid(name), {
    params: { [name]: `${name} is not of type array.` },
    details: [],
  });
}

function idOf(item: unknown): number {
  const id = isMap(item) ? Number(item['id']) : NaN;
  return Number.isSafeInteger(id) ? id : 0;
}

function attempt(request: RestRequest, target: Route | undefined, item: unknown, id: number): unknown {
  try {
    if (!target)
      throw new RestError(
        404,
        'rest_no_route',
        __('This resource cannot be changed in this way.', 'store-admin'),
      );
    return transaction(request.context.db, () => {
      const one = forItem(request, isMap(item) ? item : {}, id);
      const run = target.prepare(one);
      target.permission(one);
      const result = run();
      return result instanceof HandlerResponse ? result.body : result;
    });
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    return { id, error: { code: error.code, message: error.message, data: error.data } };
  }
}

function forItem(request: RestRequest, item: Readonly<Record<string, unknown>>, id: number): RestRequest {
  return {
    ...request,
    json: item,
    query: {},
    param: (name) => (name === 'id' ? String(id) : request.param(name)),
    value: (name) => (Object.hasOwn(item, name) ? item[name] : undefined),
  };
}
