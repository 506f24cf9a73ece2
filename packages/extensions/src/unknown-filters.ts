import { addAction, filters, removeAction } from '@wordpress/hooks';
import { DASHBOARD_FILTERS } from './dashboard-filters';
import { reportExtensionFailure } from './failures';

/** Names that only the dashboard uses for filters. */
const DASHBOARD_FILTER_NAME =
  /^(?:experimental_)?(?:woocommerce_(?:admin|dashboard|navigation)|store_admin)_/;

/** Maximum edit distance for suggesting another filter. */
const MAX_EDIT_DISTANCE = 3;

/**
 * Reports callbacks for dashboard filters that do not exist, including those added later.
 * @returns a function that stops it
 */
export function reportUnknownFilters(): () => void {
  const action = 'store-admin/unknown-filters';
  addAction('hookAdded', action, report);
  for (const hook of Object.keys(filters))
    for (const { namespace } of filters[hook]?.handlers ?? []) report(hook, namespace);
  return () => void removeAction('hookAdded', action);
}

function report(hook: string, namespace: string): void {
  if (DASHBOARD_FILTERS.includes(hook) || namespace.startsWith('store-admin/')) return;
  const meant = DASHBOARD_FILTERS.find((name) => getEditDistance(name, hook) <= MAX_EDIT_DISTANCE);
  if (meant === undefined && !DASHBOARD_FILTER_NAME.test(hook)) return;
  const remedy =
    meant === undefined
      ? 'Use one of the filters that the documentation for extensions lists.'
      : `Did you mean "${meant}"?`;
  reportExtensionFailure({
    source: `callback "${namespace}" of filter "${hook}"`,
    error: new Error(`The dashboard has no filter of this name and never calls it. ${remedy}`),
  });
}

/** The edit distance of two texts: letters to add, remove or replace. */
function getEditDistance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MAX_EDIT_DISTANCE) return Infinity;
  const row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of one.split('').entries()) {
    let diagonal = at;
    row[0] = at + 1;
    for (let index = 1; index < row.length; index++) {
      const above = row[index] ?? 0;
      const replaced = diagonal + (letter === other[index - 1] ? 0 : 1);
      diagonal = above;
      row[index] = Math.min(above + 1, (row[index - 1] ?? 0) + 1, replaced);
    }
  }
  return row.at(-1) ?? 0;
}
