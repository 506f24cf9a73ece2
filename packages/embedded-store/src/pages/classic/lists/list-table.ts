import type { Html } from '../../../html/html';
import { html, NOTHING } from '../../../html/html';
import { __, sprintf } from '../../../i18n';
import type { Action, Column, List, ListItem, OpenedList } from './list';
import { buildListUrl, PER_PAGE, readListQuery } from './list-query';
import { pagination } from './pagination';

/** Field names of the list's form. */
export const ROW_FIELD = 'row';
export const BULK_FIELD = 'bulk_action';
export const SELECTED_FIELD = 'post[]';

/** Views, search, filters, the table with its actions, and pagination. */
export function listTable<Item extends ListItem>(
  url: URL,
  list: List<Item>,
  opened: OpenedList<Item>,
  nonce: string,
): Html {
  const { items, columns, total } = opened;
  const hasBoxes = Boolean(opened.bulkActions?.length) && items.length > 0;
  return html`${viewLinks(url, list, opened)} ${searchForm(url, list, opened)}
    <form method="post" id="posts-filter" action="${buildListUrl(url)}">
      <input type="hidden" name="_wpnonce" value="${nonce}" />
      ${hasBoxes ? bulkBar(list, opened) : NOTHING}
      <table class="wp-list-table widefat stacks">
        <caption class="screen-reader-text">
          ${list.title}
        </caption>
        <thead>
          <tr>
            ${hasBoxes ? html`<td class="check-column"></td>` : NOTHING}
            ${columns.map((column) => columnHeading(url, column))}
          </tr>
        </thead>
        <tbody>
          ${items.map((item) => itemRow(list, opened, item))}
          ${
            items.length === 0
              ? html`<tr>
                  <td colspan="${columns.length}">${list.texts.none}</td>
                </tr>`
              : NOTHING
          }
        </tbody>
      </table>
    </form>
    ${pagination({ url, total, perPage: PER_PAGE, texts: list.texts })}`;
}

function viewLinks<Item extends ListItem>(
  url: URL,
  { viewParameter = 'view', texts }: List<Item>,
  { views = [] }: OpenedList<Item>,
): Html {
  const current = readListQuery(url, viewParameter).view;
  const shown = views.filter(({ count, value }) => count > 0 || value === '' || value === current);
  if (shown.length < 2) return NOTHING;
  return html`<nav aria-label="${texts.views}">
    <ul class="subsubsub">
      ${shown.map(
        ({ value, label, count }) =>
          html`<li>
            <a
              href="${buildListUrl(url, { [viewParameter]: value, paged: '' })}"
              ${value === current ? html`class="current" aria-current="page"` : NOTHING}
              ><bdi>${label}</bdi> <span class="count">(${count})</span></a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
}

/** Filters and search use the URL, so that a list can be bookmarked and shared. */
function searchForm<Item extends ListItem>(
  url: URL,
  { texts }: List<Item>,
  { filters = [] }: OpenedList<Item>,
): Html {
  const { get } = readListQuery(url);
  const own = new Set([...filters.map(({ name }) => name), 's', 'paged', 'message', 'count']);
  const kept = [...url.searchParams].filter(([name, value]) => !own.has(name) && value !== '');
  return html`<form method="get" action="${url.pathname}" role="search" class="tablenav">
    ${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${filters.map(
      ({ name, label, options }) =>
        html`<div>
          <label for="filter-${name}">${label}</label>
          <select id="filter-${name}" name="${name}">
            ${options.map(
              ([value, text]) =>
                html`<option value="${value}" ${value === get(name) ? html`selected` : NOTHING}>
                  ${text}
                </option>`,
            )}
          </select>
        </div>`,
    )}
    ${filters.length > 0 ? html`<button type="submit" class="button">${__('Filter', 'store-admin')}</button>` : NOTHING}
    <div class="search-box">
      <div>
        <label for="post-search-input">${texts.search}</label>
        <input type="search" id="post-search-input" name="s" value="${get('s')}" />
      </div>
      <button type="submit" class="button">${texts.search}</button>
    </div>
  </form>`;
}

function bulkBar<Item extends ListItem>(list: List<Item>, { bulkActions = [] }: OpenedList<Item>): Html {
  return html`<div class="tablenav">
    <div>
      <label for="bulk-action-selector-top">${__('Select bulk action', 'store-admin')}</label>
      <select name="${BULK_FIELD}" id="bulk-action-selector-top">
        <option value="">${__('Bulk actions', 'store-admin')}</option>
        ${namedActions(list, bulkActions).map(
          ([name, { label, bulkLabel = label }]) => html`<option value="${name}">${bulkLabel}</option>`,
        )}
      </select>
    </div>
    <button type="submit" class="button" id="doaction">${__('Apply', 'store-admin')}</button>
  </div>`;
}

function namedActions<Item extends ListItem>(
  { actions = {} }: List<Item>,
  names: readonly string[],
): [string, Action][] {
  return Object.entries(actions).filter(([name]) => names.includes(name));
}

function columnHeading<Item>(url: URL, { label, sortBy, isNumber }: Column<Item>): Html {
  const className = isNumber ? 'is-number' : '';
  if (sortBy === undefined) return html`<th scope="col" class="${className}">${label}</th>`;
  const { get, order = 'desc' } = readListQuery(url);
  const isCurrent = get('orderby') === sortBy;
  const next = isCurrent && order === 'asc' ? 'desc' : 'asc';
  return html`<th
    scope="col"
    class="${className}"
    ${isCurrent ? html`aria-sort="${order === 'asc' ? 'ascending' : 'descending'}"` : NOTHING}
  >
    <a href="${buildListUrl(url, { orderby: sortBy, order: next, paged: '' })}">${label}</a>
  </th>`;
}

function itemRow<Item extends ListItem>(list: List<Item>, opened: OpenedList<Item>, item: Item): Html {
  const [title, ...columns] = opened.columns;
  return html`<tr id="post-${item.id}">
    ${
      opened.bulkActions?.length
        ? html`<td class="check-column" data-label="${__('Select', 'store-admin')}">
            <input
              type="checkbox"
              name="${SELECTED_FIELD}"
              value="${item.id}"
              aria-label="${sprintf(
                /* translators: %s: name of a record */
                __('Select %s', 'store-admin'),
                opened.name(item),
              )}"
            />
          </td>`
        : NOTHING
    }
    <th scope="row">${title?.cell(item)} ${rowActions(list, opened, item)}</th>
    ${columns.map(
      ({ label, cell, isNumber }) =>
        html`<td data-label="${label}" class="${isNumber ? 'is-number' : ''}">${cell(item)}</td>`,
    )}
  </tr>`;
}

function rowActions<Item extends ListItem>(list: List<Item>, opened: OpenedList<Item>, item: Item): Html {
  const links = opened.links?.(item) ?? [];
  const actions = namedActions(list, opened.rowActions?.(item) ?? []);
  if (links.length + actions.length === 0) return NOTHING;
  /* translators: %s: name of a record, after the name of an action */
  const quoted = sprintf(__('“%s”', 'store-admin'), opened.name(item));
  const ofItem = html`<span class="screen-reader-text"> ${quoted}</span>`;
  return html`<div class="row-actions">
    ${links.map(({ href, label }) => html`<a href="${href}">${label}${ofItem}</a>`)}
    ${actions.map(
      ([name, { label, isDestructive }]) =>
        html`<button
          type="submit"
          name="${ROW_FIELD}"
          value="${name}:${item.id}"
          class="button-link${isDestructive ? ' is-destructive' : ''}"
        >
          ${label}${ofItem}
        </button>`,
    )}
  </div>`;
}
