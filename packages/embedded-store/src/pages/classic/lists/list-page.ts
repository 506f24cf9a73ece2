import type { Context } from 'hono';
import { ADMIN_PATH } from '../../addresses';
import { html, NOTHING } from '../../../html/html';
import type { Visitor } from '../../visitor';
import { sendHostPage } from '../classic-page';
import { doneMessage, refusalMessage } from '../form/message';
import type { Outcome, Problem } from '../form/page-form';
import { type Refused, submit } from '../form/submit';
import type { List, Listed } from './list';
import { addressWith } from './list-address';
import { BULK_FIELD, CHOSEN_FIELD, listTable, ROW_FIELD } from './list-table';

const NONCE_ACTION = 'bulk-posts';

/** How a list is shown, and what becomes of what was pressed in it. */
export interface ListPage {
  show: (request: Context, visitor: Visitor) => Promise<Response> | undefined;
  save: (request: Context, visitor: Visitor) => Promise<Response | undefined>;
}

/** @param find the list at the address asked for; `undefined` when there is none. */
export function listPage<Item extends Listed>(find: (visitor: Visitor) => List<Item> | undefined): ListPage {
  return {
    show: (request, visitor) => {
      const list = find(visitor);
      return list && sendList(request, visitor, list);
    },
    async save(request, visitor) {
      const list = find(visitor);
      if (!list) return undefined;
      let done: Done = { action: '', count: 0 };
      const result = await submit(request, visitor, {
        action: NONCE_ACTION,
        form: {
          show: () => NOTHING,
          save: (sent) => {
            const asked = readAsked(sent);
            done = { action: asked.action, count: asked.ids.length };
            return apply(visitor, list, asked);
          },
        },
      });
      if ('status' in result) return sendList(request, visitor, list, result);
      const told = { message: done.action, count: String(done.count) };
      return request.redirect(addressWith(visitor.url, told), 303);
    },
  };
}

interface Done {
  action: string;
  count: number;
}

interface Asked {
  action: string;
  ids: readonly number[];
}

/** A button of a row stands for that row alone, whatever else is ticked. */
function readAsked(sent: URLSearchParams): Asked {
  const [action = '', id] = (sent.get(ROW_FIELD) ?? '').split(':');
  if (id !== undefined) return { action, ids: [Number(id)] };
  const ids = sent.getAll(CHOSEN_FIELD).map(Number).filter(Number.isSafeInteger);
  return { action: sent.get(BULK_FIELD) ?? '', ids };
}

function apply<Item extends Listed>(
  visitor: Visitor,
  { apply: applyOne, done = {}, what }: List<Item>,
  { action, ids }: Asked,
): Outcome {
  const at = (id: string, error: string): Problem => ({ id, label: 'Bulk actions', error });
  if (!applyOne || !done[action]) {
    return { problems: [at('bulk-action-selector-top', 'Please choose what to do.')] };
  }
  if (ids.length === 0) return { problems: [at('posts-filter', `Please tick at least one ${what.one}.`)] };
  return {
    problems: ids.flatMap((id) => {
      const complaint = applyOne(visitor, action, id);
      return complaint === undefined ? [] : [{ id: `post-${id}`, label: `#${id}`, error: complaint }];
    }),
  };
}

function sendList<Item extends Listed>(
  request: Context,
  visitor: Visitor,
  list: List<Item>,
  refused?: Refused,
): Promise<Response> {
  const { searchParams } = visitor.url;
  const addNew = list.addNew?.(visitor);
  const done = list.done?.[searchParams.get('message') ?? ''];
  const proof = visitor.nonceFor(NONCE_ACTION);
  return sendHostPage(request, visitor, {
    title: list.title,
    screen: list.screen,
    breadcrumbs: list.breadcrumbs,
    status: refused?.status ?? 200,
    isPlain: list.isPlain ?? false,
    content: html`<div class="list-heading">
        <h1>${list.title}</h1>
        ${addNew ? html`<a class="button" href="${ADMIN_PATH}${addNew.href}">${addNew.label}</a>` : NOTHING}
      </div>
      ${refused ? refusalMessage(refused) : NOTHING}
      ${!refused && done ? doneMessage(done(Number(searchParams.get('count') ?? 1) || 1)) : NOTHING}
      ${listTable(visitor, list, list.open(visitor), proof)}`,
  });
}

/** “3 orders moved to the trash.” */
export function counted(what: { one: string; many: string }, words: string) {
  return (count: number) => `${count} ${count === 1 ? what.one : what.many} ${words}`;
}
