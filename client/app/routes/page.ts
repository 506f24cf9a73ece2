import type { ComponentType } from 'react';
import { reportExtensionFailure } from '@admin/extensions';
import type { Query } from '@admin/navigation';
import { isBreadcrumb, type Breadcrumb } from '../../shell';
import type { Params } from './match-path';

/** Props of a page's component. */
export interface PageProps {
  params: Params;
  /** Path of the current URL. */
  path: string;
  /** Pattern that matched the path. */
  pathMatch: string;
  query: Query;
}

/** Argument of a page's breadcrumbs function. */
export interface RouteProps {
  match: { readonly params: Params; readonly path: string; readonly url: string };
}

/** A page of the dashboard. Extensions add pages of the same shape. */
export interface Page {
  /** May contain parameters: `/product/:productId`. */
  path: string;
  container: ComponentType<PageProps>;
  breadcrumbs: readonly Breadcrumb[] | ((route: RouteProps) => readonly Breadcrumb[]);
  /** For users without this capability the page doesn't exist. */
  capability?: string;
  layout?: { readonly header?: boolean; readonly footer?: boolean };
  navArgs?: { readonly id: string };
  /** Id of the host's menu item to open. */
  wpOpenMenu?: string;
}

/** @throws {TypeError} if no URL can lead to the page */
export function isPage(value: unknown): value is Page {
  const { path, container } = Object(value);
  if (typeof path !== 'string' || !(typeof container === 'function' || isLazyOrMemo(container))) return false;
  if (!/^[/*]/.test(path))
    throw new TypeError(`The page "${path}" can't be opened. Start its path with a slash: "/${path}".`);
  return true;
}

const isLazyOrMemo = (container: unknown) =>
  typeof container === 'object' && container !== null && '$$typeof' in container;

/** Returns the breadcrumbs of a page without invalid ones from extensions; none if the page's function throws. */
export function getBreadcrumbs({ path, breadcrumbs }: Page, route: RouteProps): readonly Breadcrumb[] {
  try {
    const trail: unknown = typeof breadcrumbs === 'function' ? breadcrumbs(route) : breadcrumbs;
    return Array.isArray(trail) ? trail.filter(isBreadcrumb) : [];
  } catch (error) {
    reportExtensionFailure({ source: `breadcrumbs of page "${path}"`, error });
    return [];
  }
}
