import type { User } from './accounts';
import { analyticsRoutes } from './analytics';
import { catalogRoutes } from './catalog';
import type { StoreContext } from './context';
import type { Endpoint } from './extensions';
import { marketingRoutes } from './marketing';
import { onboardingRoutes } from './onboarding';
import { dispatchGet, dispatchWrite, createRouter, requireCapability, route } from './rest';
import type { InternalWrite, RestResponse, Route, Router } from './rest';
import { deleteAccount, salesRoutes } from './sales';
import { siteRoutes } from './site';

const routes: readonly Route[] = [
  ...siteRoutes(deleteAccount),
  ...catalogRoutes,
  ...salesRoutes,
  ...marketingRoutes,
  ...onboardingRoutes,
  ...analyticsRoutes,
];

/** Every REST route of the store. */
export const router = createRouter(routes);

/** The store's routes plus the endpoints of extensions. */
export const withEndpoints = (endpoints: readonly Endpoint[]): Router =>
  createRouter([...routes, ...endpoints.map(toRoute)]);

const toRoute = ({ method, path, capability, answer }: Endpoint): Route =>
  route({
    method,
    path,
    permission: requireCapability(capability, method === 'GET' ? 'view' : 'edit'),
    handler: ({ query, json }) => answer({ query, body: json }),
  });

/**
 * Responds to a GET inside the process as the user would get it over HTTP, so that a page can preload responses.
 * @param path with its query, `/wc-admin/options?options=a,b`.
 */
export function getInternally(context: StoreContext, user: User, path: string): RestResponse {
  return dispatchGet(context, router, user, path);
}

/** Runs a write inside the process as the user would over HTTP: same checks, same messages, same side effects. */
export function writeInternally(context: StoreContext, user: User, write: InternalWrite): RestResponse {
  return dispatchWrite(context, router, user, write);
}
