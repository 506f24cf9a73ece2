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
  show: (request: Context, visitor: AdminPageContext) => Promise<Response> | undefined;
  save: (request: Context, visitor: AdminPageContext) => Promise<Response | undefined>;
}

/** @param find the list at the address asked for, in the request's language; `undefined` when there is none. */
export function listPage<Item extends ListItem>(
  find: (visitor: AdminPageContext) => List<Item> | undefined,
): ClassicHandlers {
  return {
    show: (request, visitor) => {
      const list = find(visitor);
      return list && sendList(request, visitor, list);
    },
    async save(request, visitor) {
      const list = find(visitor);
      if (!list) return undefined;
      const result = await submit(request, visitor, NONCE_ACTION, (sent) => apply(visitor, list, sent));
      if ('status' in result) return sendList(request, visitor, list, result);
      const { message = '', count = 1 } = result;
      return request.redirect(buildListUrl(visitor.url, { message, count: String(count) }), 303);
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
  visitor: AdminPageContext,
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
    const written = write(visitor, action.call(`${root}/${id}`, id, visitor));
    return 'failure' in written
      ? [{ id: `post-${id}`, label: `#${id}`, error: written.failure.message }]
      : [];
  });
  return { problems, message: name, count: ids.length };
}

function sendList<Item extends ListItem>(
  request: Context,
  visitor: AdminPageContext,
  list: List<Item>,
  refused?: Refused,
): Promise<Response> {
  const addNew = list.addNew?.(visitor);
  const done = doneIn(visitor.url, list);
  const opened = list.open(visitor, readListQuery(visitor.url, list.viewParameter));
  return sendClassicPage(request, visitor, {
    ...list,
    status: refused?.status ?? 200,
    content: html`<div class="list-heading">
        <h1>${list.title}</h1>
        ${addNew ? html`<a class="page-title-action" href="${ADMIN_PATH}${addNew.href}">${addNew.label}</a>` : NOTHING}
      </div>
      ${refused ? refusalMessage(refused) : done ? doneMessage(done) : NOTHING}
      ${listTable(visitor.url, list, opened, visitor.nonceFor(NONCE_ACTION))}`,
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
