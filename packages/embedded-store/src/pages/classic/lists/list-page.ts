import type { Context } from 'hono';
import { ADMIN_PATH } from '../../shared/addresses';
import { html, NOTHING } from '../../../html/html';
import { __, fillIn } from '../../../i18n';
import type { AdminPageContext } from '../../shared/admin-page-context';
import { sendClassicPage } from '../classic-page';
import { doneMessage, refusalMessage } from '../form/message';
import type { Outcome } from '../form/page-form';
import type { Refused } from '../form/submit';
import { submit } from '../form/submit';
import { write } from '../form/write';
import type { List, ListItem } from './list';
import { buildListUrl, readListQuery } from './list-query';
import { BULK_FIELD, SELECTED_FIELD, listTable, ROW_FIELD } from './list-table';

const NONCE_ACTION = 'bulk-posts';

/** Shows a page and saves its form. Both return `undefined` when the requested item doesn't exist. */
export interface ClassicHandlers {
  show: (request: Context, context: AdminPageContext) => Promise<Response> | undefined;
  save: (request: Context, context: AdminPageContext) => Promise<Response | undefined>;
}

/** @param find the list at the address asked for, in the request's language; `undefined` when there is none. */
export function listPage<Item extends ListItem>(
  find: (context: AdminPageContext) => List<Item> | undefined,
): ClassicHandlers {
  return {
    show: (request, context) => {
      const list = find(context);
      return list && sendList(request, context, list);
    },
    async save(request, context) {
      const list = find(context);
      if (!list) return undefined;
      const result = await submit(request, context, NONCE_ACTION, (sent) => apply(context, list, sent));
      if ('status' in result) return sendList(request, context, list, result);
      const { message = '', count = 1 } = result;
      return request.redirect(buildListUrl(context.url, { message, count: String(count) }), 303);
    },
  };
}

/** A button in a row applies to that row only, whatever else is selected. */
function readAction(sent: URLSearchParams): { name: string; ids: readonly number[] } {
  const [name = '', id] = (sent.get(ROW_FIELD) ?? '').split(':');
  if (id !== undefined) return { name, ids: [Number(id)] };
  const ids = sent.getAll(SELECTED_FIELD).map(Number).filter(Number.isSafeInteger);
  return { name: sent.get(BULK_FIELD) ?? '', ids };
}

function apply<Item extends ListItem>(
  context: AdminPageContext,
  { root, actions = {}, texts }: List<Item>,
  sent: URLSearchParams,
): Outcome {
  const { name, ids } = readAction(sent);
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  const refuse = (id: string, error: string) => ({
    problems: [{ id, label: __('Bulk actions', 'store-admin'), error }],
  });
  if (!action || root === undefined)
    return refuse('bulk-action-selector-top', __('Select an action.', 'store-admin'));
  if (ids.length === 0) return refuse('posts-filter', texts.selectOne ?? '');
  const problems = ids.flatMap((id) => {
    const written = write(context, action.call(`${root}/${id}`, id, context));
    return 'failure' in written
      ? [{ id: `post-${id}`, label: `#${id}`, error: written.failure.message }]
      : [];
  });
  return { problems, message: name, count: ids.length };
}

function sendList<Item extends ListItem>(
  request: Context,
  context: AdminPageContext,
  list: List<Item>,
  refused?: Refused,
): Promise<Response> {
  const addNew = list.addNew?.(context);
  const done = doneIn(context.url, list);
  const opened = list.open(context, readListQuery(context.url, list.viewParameter));
  return sendClassicPage(request, context, {
    ...list,
    status: refused?.status ?? 200,
    content: html`<div class="list-heading">
        <h1>${list.title}</h1>
        ${addNew ? html`<a class="page-title-action" href="${ADMIN_PATH}${addNew.href}">${addNew.label}</a>` : NOTHING}
      </div>
      ${refused ? refusalMessage(refused) : done ? doneMessage(done) : NOTHING}
      ${listTable(context.url, list, opened, context.nonceFor(NONCE_ACTION))}`,
  });
}

/** "3 orders moved to the Trash." */
function doneIn<Item extends ListItem>(
  { searchParams }: URL,
  { actions = {}, messages = {} }: List<Item>,
): string | undefined {
  const name = searchParams.get('message') ?? '';
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) return messages[name];
  const count = Number(searchParams.get('count')) || 1;
  return fillIn(action.done(count), count);
}
