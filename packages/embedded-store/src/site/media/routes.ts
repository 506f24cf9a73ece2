import * as v from 'valibot';
import {
  HandlerResponse,
  allowAnyone,
  boolean,
  date,
  createForbiddenError,
  html,
  integer,
  isMap,
  list,
  requireCapabilityOr,
  nullable,
  getOffset,
  oneOf,
  pageArgs,
  withPaginationHeaders,
  RestError,
  route,
  string,
  UPDATE,
  withDefault,
} from '../../rest';
import type { Argument, ArgumentValues, RestRequest, Route } from '../../rest';
import { can } from '../../accounts';
import { cleanLine } from '../../shared/clean';
import { cleanHtml } from '../../shared/clean-html';
import { fromDate } from '../../shared/dates';
import { getTimeZone } from '../options/site';
import { recognizeFile } from './file-types';
import { createMedia, deleteMedia, getMedia, listMedia, updateMedia } from './queries';
import type { Media, MediaMembers } from './queries';
import { toMediaRecord } from './record';
import { __ } from '../../i18n';

const ROOT = '/wp/v2/media';

const view = withDefault(oneOf(['view', 'embed', 'edit']), 'view');

const listArgs = {
  ...pageArgs,
  context: view,
  search: string(),
  after: date(),
  before: date(),
  author: withDefault(list(integer()), []),
  include: withDefault(list(integer()), []),
  exclude: withDefault(list(integer()), []),
  offset: integer({ minimum: 0 }),
  order: withDefault(oneOf(['asc', 'desc']), 'desc'),
  orderby: withDefault(oneOf(['author', 'date', 'id', 'include', 'modified', 'slug', 'title']), 'date'),
  slug: list(string()),
  media_type: nullable(oneOf(['image', 'video', 'text', 'application', 'audio'])),
  mime_type: nullable(string()),
};

/** A text, or a map with the text as `raw`. */
const rawText = (argument: Argument<string>) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (isMap(value) ? value['raw'] : value)),
    argument,
  );

const memberArgs = {
  title: rawText(string()),
  caption: rawText(html()),
  description: rawText(html()),
  alt_text: string(),
  slug: string(),
};

export const mediaRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: ROOT,
    args: listArgs,
    permission: (request) =>
      canRead(request, __('Sorry, you are not allowed to edit posts in this post type.', 'store-admin')),
    handler(request) {
      const { context, args } = request;
      const zone = getTimeZone(context.db);
      const { media, total } = listMedia(context.db, {
        ...args,
        mediaType: args.media_type ?? undefined,
        mimeType: args.mime_type ?? undefined,
        after: args.after === undefined ? undefined : fromDate(zone, args.after),
        before: args.before === undefined ? undefined : fromDate(zone, args.before),
        orderBy: args.orderby,
        limit: args.per_page,
        offset: args.offset ?? getOffset(args),
      });
      return withPaginationHeaders(
        request,
        media.map((each) => ({
          ...toMediaRecord(context, each, args.context),
          _links: linksOf(request, each),
        })),
        total,
      );
    },
  }),
  route({
    method: 'POST',
    path: ROOT,
    args: memberArgs,
    permission: requireCapabilityOr('upload_files', 'rest_cannot_create', () =>
      __('Sorry, you are not allowed to create posts as this user.', 'store-admin'),
    ),
    handler(request) {
      const { context, user } = request;
      const { fileName, content } = uploadOf(request);
      const mimeType = recognizeFile(fileName, content);
      if (!mimeType) {
        const message = __('Sorry, you are not allowed to upload this file type.', 'store-admin');
        throw new RestError(500, 'rest_upload_sideload_error', message);
      }
      const media = createMedia(context.db, {
        ...toChange(request.args),
        fileName,
        mimeType,
        content,
        authorId: user?.id,
        createdAt: context.clock(),
      });
      return new HandlerResponse(show(request, media, 'edit'), {
        status: 201,
        headers: { Location: request.link(`${ROOT}/${media.id}`) },
      });
    },
  }),
  route({
    method: 'GET',
    path: `${ROOT}/{id:digits}`,
    args: { context: view },
    permission(request) {
      find(request);
      canRead(request, __('Sorry, you are not allowed to edit this post.', 'store-admin'));
    },
    handler: (request) => show(request, find(request), request.args.context),
  }),
  route({
    method: UPDATE,
    path: `${ROOT}/{id:digits}`,
    args: memberArgs,
    permission: (request) =>
      canChange(
        request,
        'rest_cannot_edit',
        __('Sorry, you are not allowed to edit this post.', 'store-admin'),
      ),
    handler(request) {
      const { context, args } = request;
      const media = updateMedia(context.db, find(request), toChange(args), context.clock());
      return show(request, media, 'edit');
    },
  }),
  route({
    method: 'DELETE',
    path: `${ROOT}/{id:digits}`,
    args: { force: withDefault(boolean(), false) },
    permission: (request) =>
      canChange(
        request,
        'rest_cannot_delete',
        __('Sorry, you are not allowed to delete this post.', 'store-admin'),
      ),
    handler(request) {
      const media = find(request);
      if (!request.args.force) {
        const message = __("The post does not support trashing. Set 'force=true' to delete.", 'store-admin');
        throw new RestError(501, 'rest_trash_not_supported', message);
      }
      const previous = show(request, media, 'edit');
      deleteMedia(request.context.db, media.id);
      return { deleted: true, previous };
    },
  }),
];

function find({ context, param }: RestRequest): Media {
  const id = Number(param('id'));
  const media = getMedia(context.db, [id]).get(id);
  if (media) return media;
  throw new RestError(404, 'rest_post_invalid_id', __('Invalid post ID.', 'store-admin'));
}

/** Files are public; the unrendered texts are only for users with admin access. */
function canRead(request: RestRequest, message: string): void {
  if (request.value('context') !== 'edit') return allowAnyone(request);
  if (!can(request.user, 'upload_files'))
    throw createForbiddenError(request.user, 'rest_forbidden_context', message);
}

function canChange(request: RestRequest, code: string, message: string): void {
  if (!can(request.user, 'upload_files')) throw createForbiddenError(request.user, code, message);
  find(request);
}

function uploadOf({ upload }: RestRequest): { content: Buffer; fileName: string } {
  if (!upload?.fileName) {
    throw new RestError(
      400,
      'rest_upload_no_content_disposition',
      __('No Content-Disposition supplied.', 'store-admin'),
    );
  }
  if (upload.content.length === 0)
    throw new RestError(400, 'rest_upload_no_data', __('No data supplied.', 'store-admin'));
  return { content: upload.content, fileName: upload.fileName };
}

function show(request: RestRequest, media: Media, how: 'view' | 'embed' | 'edit'): object {
  return { ...toMediaRecord(request.context, media, how), _links: linksOf(request, media) };
}

function linksOf({ link }: RestRequest, media: Media): object {
  return { self: [{ href: link(`${ROOT}/${media.id}`) }], collection: [{ href: link(ROOT) }] };
}

function toChange(args: ArgumentValues<typeof memberArgs>): Partial<MediaMembers> {
  const { title, caption, description, alt_text, slug } = args;
  return {
    ...(title !== undefined && { title: cleanLine(title) }),
    ...(caption !== undefined && { caption: cleanHtml(caption) }),
    ...(description !== undefined && { description: cleanHtml(description) }),
    ...(alt_text !== undefined && { altText: cleanLine(alt_text) }),
    ...(slug !== undefined && slug !== '' && { slug }),
  };
}
