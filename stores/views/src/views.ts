import { __ } from '@wordpress/i18n';
import type { Query } from '@admin/navigation';
import { listOrEmpty, mapOrEmpty, phpMap, phpObject } from '@admin/schemas';
import type { ReportViews, SavedView } from '@admin/store-user';
import * as v from 'valibot';

/** Parameters for the location and the page of a list, which views do not include. */
const PASSING = new Set(['page', 'path', 'paged']);

/** The URL parameters that a view includes. */
export const toViewQuery = (query: Query): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !PASSING.has(name)));

const ViewSchema = v.pipe(
  v.looseObject({ id: v.string(), path: v.string(), name: v.string(), query: phpMap }),
  // Other members are not validated, and only compared.
  v.transform((view) => view as unknown as SavedView),
);

const ViewsSchema = v.fallback(
  phpObject({ views: listOrEmpty(ViewSchema), defaults: mapOrEmpty(v.string()) }),
  () => ({ views: [], defaults: {} }),
);

/** The stored preference is not trusted; an invalid view is left out without affecting others. */
export const readViews = (stored: unknown): ReportViews => v.parse(ViewsSchema, stored);

export const listViews = (stored: unknown, path: string): SavedView[] =>
  readViews(stored).views.filter((view) => view.path === path);

export function findDefault(stored: unknown, path: string): SavedView | undefined {
  const id = readViews(stored).defaults[path];
  return listViews(stored, path).find((view) => view.id === id);
}

/** Adds a view, or replaces the one with its id. */
export function withView(stored: unknown, view: SavedView): ReportViews {
  const { views, defaults } = readViews(stored);
  const isKnown = views.some(({ id }) => id === view.id);
  return {
    views: isKnown ? views.map((other) => (other.id === view.id ? view : other)) : [...views, view],
    defaults,
  };
}

/** Removes a view, also as the default. */
export function withoutView(stored: unknown, id: string): ReportViews {
  const { views, defaults } = readViews(stored);
  return {
    views: views.filter((view) => view.id !== id),
    defaults: Object.fromEntries(Object.entries(defaults).filter(([, viewId]) => viewId !== id)),
  };
}

/** @param id `undefined`: the report has no default anymore */
export function withDefault(stored: unknown, path: string, id: string | undefined): ReportViews {
  const { views, defaults } = readViews(stored);
  const others = Object.entries(defaults).filter(([other]) => other !== path);
  return { views, defaults: Object.fromEntries(id === undefined ? others : [...others, [path, id]]) };
}

/**
 * Validates a view's name: returns a message, or `undefined` if it is valid.
 * @param others the other views of the report
 */
export function validateName(name: string, others: readonly SavedView[]): string | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return __('Please enter a name', 'store-admin');
  const isTaken = others.some((view) => view.name.toLowerCase() === trimmed.toLowerCase());
  return isTaken ? __('Another view of this report already has this name', 'store-admin') : undefined;
}

/** The parts of the screen that a view includes. */
export interface ViewContent {
  /** The URL's query. */
  query: Query;
  /** Keys of the hidden columns; if omitted, the user's own column settings apply. */
  hiddenColumns?: readonly string[] | undefined;
}

/** Whether the screen matches a view. */
export function isActiveView(view: SavedView, { query, hiddenColumns }: ViewContent): boolean {
  const hasColumns =
    !view.hiddenColumns || !hiddenColumns || isSameSet(new Set(view.hiddenColumns), new Set(hiddenColumns));
  return hasColumns && isSame(toViewQuery(query), toViewQuery(view.query));
}

const isSameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((entry) => b.has(entry));

function isSame(a: Query, b: Query): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => a[name] === b[name]);
}

/**
 * The query with which a report opens by its default view. The URL has precedence: one with report parameters stays as
 * it is, and dates carried over from another screen replace the view's.
 * @param kept the part of the query that moves along between screens
 * @returns `undefined` when the address stays
 */
export function getDefaultViewQuery(
  view: SavedView | undefined,
  query: Query,
  kept: Query,
): Query | undefined {
  const urlQuery = toViewQuery(query);
  if (!view || Object.keys(urlQuery).some((name) => !Object.hasOwn(kept, name))) return undefined;
  const hasDates = Object.hasOwn(urlQuery, 'period');
  const own = hasDates ? withoutNames(view.query, DATES) : view.query;
  const arrival = { ...urlQuery, ...own };
  return isSame(arrival, urlQuery) ? undefined : arrival;
}

/** Dates are taken as a whole: `after` and `before` mean nothing without the period. */
const DATES = ['period', 'compare', 'full_days', 'after', 'before', 'interval'];

const withoutNames = (query: Query, names: readonly string[]): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));
