import { HandlerResponse } from './handler-response';
import { boolean, withDefault } from './args';
import type { Arguments } from './args';
import { recordRoutes } from './batch';
import { createNoTrashError } from './errors';
import { route, UPDATE } from './route';
import type { Permission, RequestWith, RestRequest, Result, Route } from './route';

/** A record type that can be listed, created, read, updated and deleted. */
export interface Records<Stored, List extends Arguments, New extends Arguments, Change extends Arguments> {
  /** `/wc/v3/coupons`; a single record is at `/{id:digits}` below it. */
  root: string;
  may: Readonly<Record<'list' | 'create' | 'view' | 'edit' | 'delete' | 'batch', Permission>>;
  /** @throws {RestError} when there is no such record. */
  find: (request: RestRequest) => Stored;
  show: (request: RestRequest, record: Stored) => object;
  list: { args: List; handler: (request: RequestWith<List>) => Result };
  create: { args: New; handler: (request: RequestWith<New>) => Stored };
  update: { args: Change; handler: (request: RequestWith<Change>, record: Stored) => Stored };
  /** Moves a record to the trash. */
  trash?: (request: RestRequest, record: Stored) => Stored;
  /** The error message of types without a trash. */
  noTrash?: () => string;
  /** Arguments in addition to `force`. */
  deleteArgs?: Arguments;
  /** Deletes permanently. */
  remove: (request: RestRequest, record: Stored) => void;
  /** Whether deleting requires `force`, as almost everywhere on the platform. */
  needsForce?: boolean;
}

/** The CRUD routes of a record type, with their batch route. */
export function crudRoutes<Stored, List extends Arguments, New extends Arguments, Change extends Arguments>(
  records: Records<Stored, List, New, Change>,
): Route[] {
  const {
    root,
    may,
    find,
    show,
    list,
    create,
    update,
    trash,
    noTrash = () => '',
    deleteArgs,
    remove,
    needsForce = true,
  } = records;
  const path = `${root}/{id:digits}`;
  return recordRoutes(may.batch, {
    list: route({ method: 'GET', path: root, permission: may.list, ...list }),
    create: route({
      method: 'POST',
      path: root,
      args: create.args,
      permission: may.create,
      handler: (request) => new HandlerResponse(show(request, create.handler(request)), { status: 201 }),
    }),
    read: route({
      method: 'GET',
      path,
      permission: may.view,
      handler: (request) => show(request, find(request)),
    }),
    update: route({
      method: UPDATE,
      path,
      args: update.args,
      permission: may.edit,
      handler: (request) => show(request, update.handler(request, find(request))),
    }),
    remove: route({
      method: 'DELETE',
      path,
      args: { ...deleteArgs, force: withDefault(boolean(), !needsForce) },
      permission: may.delete,
      handler(request) {
        const record = find(request);
        if (!request.args.force) {
          if (trash) return show(request, trash(request, record));
          throw createNoTrashError(noTrash());
        }
        const shown = show(request, record);
        remove(request, record);
        return shown;
      },
    }),
  });
}
