import { type Html, html, NOTHING } from '../../../html/html';
import type { Visitor } from '../../visitor';
import type { Action, Column, List, Listed, OpenedList, RowLink } from './list';
import { PER_PAGE } from './list';
import { addressWith, orderOf, parameter } from './list-address';
import { pagination } from './pagination';

/** The names that the form of a list sends. */
export const ROW_FIELD = 'row';
export const BULK_FIELD = 'bulk_action';
export const CHOSEN_FIELD = 'post[]';

/** Views, search, filters, the table with what can be done, and the ways to the other pages. */
export function listTable<Item extends Listed>(
  { url }: Visitor,
  list: List<Item>,
  opened: OpenedList<Item>,
  proof: string,
): Html {
  const canAct = list.apply !== undefined && opened.items.length > 0;
  return html`${viewLinks(url, list, opened)} ${searchForm(url, list, opened)}
    <form method="post" id="posts-filter" action="${addressWith(url)}">
      <input type="hidden" name="_wpnonce" value="${proof}" />
      ${canAct && opened.bulkActions.length > 0 ? bulkBar(opened.bulkActions) : NOTHING}
      <table class="wp-list-table widefat stacks">
        <caption class="screen-reader-text">
          ${list.title}
        </caption>
        <thead>
          <tr>
            ${canBeChosen(opened) ? html`<td class="check-column"></td>` : NOTHING}
            ${columnHeading(url, { label: list.titleLabel, sortBy: opened.titleSortBy })}
            ${opened.columns.map((column) => columnHeading(url, column))}
          </tr>
        </thead>
        <tbody>
          ${
            opened.items.length > 0
              ? opened.items.map((item) => itemRow(opened, item))
              : html`<tr>
                  <td colspan="${opened.columns.length + 2}">No ${list.what.many} found.</td>
                </tr>`
          }
        </tbody>
      </table>
    </form>
    ${pagination({ url, total: opened.total, perPage: PER_PAGE, what: list.what })}`;
}

function canBeChosen<Item extends Listed>({ bulkActions, items }: OpenedList<Item>): boolean {
  return bulkActions.length > 0 && items.length > 0;
}

function viewLinks<Item extends Listed>(
  url: URL,
  { viewParameter, title }: List<Item>,
  { views }: OpenedList<Item>,
): Html {
  const current = parameter(url, viewParameter);
  const shown = views.filter(({ count, value }) => count > 0 || value === '' || value === current);
  if (shown.length < 2) return NOTHING;
  return html`<nav aria-label="${`Views of ${title.toLowerCase()}`}">
    <ul class="subsubsub">
      ${shown.map(
        ({ value, label, count }) =>
          html`<li>
            <a
              href="${addressWith(url, { [viewParameter]: value, paged: undefined })}"
              ${value === current ? html`class="current" aria-current="page"` : NOTHING}
              >${label} <span class="count">(${count})</span></a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
}

/** Filters and search go by address, so that a list can be kept and shared. */
function searchForm<Item extends Listed>(
  url: URL,
  { isSearchable, what }: List<Item>,
  { filters }: OpenedList<Item>,
): Html {
  if (!isSearchable && filters.length === 0) return NOTHING;
  const own = new Set([...filters.map(({ name }) => name), 's', 'paged', 'message', 'count']);
  const kept = [...url.searchParams].filter(([name, value]) => !own.has(name) && value !== '');
  const search = html`<div class="search-box">
    <div>
      <label for="post-search-input">Search ${what.many}</label>
      <input type="search" id="post-search-input" name="s" value="${parameter(url, 's')}" />
    </div>
    <button type="submit" class="button">Search ${what.many}</button>
  </div>`;
  return html`<form method="get" action="${url.pathname}" role="search" class="tablenav">
    ${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${filters.map(
      ({ name, label, options }) =>
        html`<div>
          <label for="filter-${name}">${label}</label>
          <select id="filter-${name}" name="${name}">
            ${options.map(
              ([value, words]) =>
                html`<option value="${value}" ${value === parameter(url, name) ? html`selected` : NOTHING}>
                  ${words}
                </option>`,
            )}
          </select>
        </div>`,
    )}
    ${filters.length > 0 ? html`<button type="submit" class="button">Filter</button>` : NOTHING}
    ${isSearchable ? search : NOTHING}
  </form>`;
}

function bulkBar(actions: readonly Action[]): Html {
  return html`<div class="tablenav bulkactions">
    <div>
      <label for="bulk-action-selector-top">With the ticked ones</label>
      <select name="${BULK_FIELD}" id="bulk-action-selector-top">
        <option value="">Bulk actions</option>
        ${actions.map(({ value, label }) => html`<option value="${value}">${label}</option>`)}
      </select>
    </div>
    <button type="submit" class="button" id="doaction">Apply</button>
  </div>`;
}

function columnHeading(
  url: URL,
  { label, sortBy, isNumber }: { label: string; sortBy?: string | undefined; isNumber?: boolean },
): Html {
  const className = isNumber ? 'is-number' : '';
  if (!sortBy) return html`<th scope="col" class="${className}">${label}</th>`;
  const isCurrent = parameter(url, 'orderby') === sortBy;
  const order = orderOf(url) ?? 'desc';
  const next = isCurrent && order === 'asc' ? 'desc' : 'asc';
  const sorted = order === 'asc' ? 'ascending' : 'descending';
  const address = addressWith(url, { orderby: sortBy, order: next, paged: undefined });
  return html`<th scope="col" class="${className}" ${isCurrent ? html`aria-sort="${sorted}"` : NOTHING}>
    <a href="${address}">${label}</a>
  </th>`;
}

function itemRow<Item extends Listed>(opened: OpenedList<Item>, item: Item): Html {
  const name = opened.name(item);
  const box = html`<td class="check-column" data-label="Select">
    <input type="checkbox" name="${CHOSEN_FIELD}" value="${item.id}" aria-label="${`Select ${name}`}" />
  </td>`;
  return html`<tr id="post-${item.id}">
    ${opened.bulkActions.length > 0 ? box : NOTHING}
    <th scope="row">
      ${opened.title(item)} ${actionsOf(name, item, opened.links(item), opened.rowActions(item))}
    </th>
    ${opened.columns.map((column) => itemCell(column, item))}
  </tr>`;
}

function itemCell<Item>({ label, cell, isNumber }: Column<Item>, item: Item): Html {
  return html`<td data-label="${label}" class="${isNumber ? 'is-number' : ''}">${cell(item)}</td>`;
}

function actionsOf(
  name: string,
  { id }: Listed,
  links: readonly RowLink[],
  actions: readonly Action[],
): Html {
  if (links.length + actions.length === 0) return NOTHING;
  const whose = html`<span class="screen-reader-text"> “${name}”</span>`;
  return html`<div class="row-actions">
    ${links.map(({ href, label }) => html`<a href="${href}">${label}${whose}</a>`)}
    ${actions.map(
      ({ value, label, isDestructive }) =>
        html`<button
          type="submit"
          name="${ROW_FIELD}"
          value="${value}:${id}"
          class="button-link${isDestructive ? ' is-destructive' : ''}"
        >
          ${label}${whose}
        </button>`,
    )}
  </div>`;
}
