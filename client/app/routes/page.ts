import type { ComponentType } from 'react';
import type { Query } from '@admin/navigation';
import { isBreadcrumb, type Breadcrumb } from '../../shell';
import type { Params } from './match-path';

/** What a page's component is given. */
export interface PageProps {
  params: Params;
  /** The path of the address. */
  path: string;
  /** The pattern it matched. */
  pathMatch: string;
  query: Query;
}

/** What a page's function of breadcrumbs is given. */
export interface RouteProps {
  match: { readonly params: Params; readonly path: string; readonly url: string };
}

/** A page of the dashboard. Extensions add their own of the same shape. */
export interface Page {
  /** May hold parameters: `/product/:productId`. */
  path: string;
  container: ComponentType<PageProps>;
  breadcrumbs: readonly Breadcrumb[] | ((route: RouteProps) => readonly Breadcrumb[]);
  /** Users without it are not told that the page exists. */
  capability?: string;
  layout?: { readonly header?: boolean; readonly footer?: boolean };
  navArgs?: { readonly id: string };
  /** Id of the host's menu entry to open. */
  wpOpenMenu?: string;
}

/** @throws {TypeError} when no address can lead to the page */
export function isPage(value: unknown): value is Page {
  const { path, container } = Object(value);
  if (typeof path !== 'string' || !(typeof container === 'function' || isLazyOrMemo(container))) return false;
  if (!/^[/*]/.test(path))
    throw new TypeError(`The page "${path}" can't be opened. Start its path with a slash: "/${path}".`);
  return true;
}

const isLazyOrMemo = (container: unknown) =>
  typeof container === 'object' && container !== null && '$$typeof' in container;

/** The trail of a page, without what an extension put into it by mistake. */
export function breadcrumbsOf({ breadcrumbs }: Page, route: RouteProps): readonly Breadcrumb[] {
  const trail: unknown = typeof breadcrumbs === 'function' ? breadcrumbs(route) : breadcrumbs;
  return Array.isArray(trail) ? trail.filter(isBreadcrumb) : [];
}
