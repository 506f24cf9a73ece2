import { needs, route, type Route } from '../../rest';
import type { Endpoint } from '../../extensions';

/** The endpoints of extensions as routes of the store. */
export const toRoutes = (endpoints: readonly Endpoint[]): Route[] =>
  endpoints.map(({ method, path, capability, answer }) =>
    route({
      method,
      path,
      permission: needs(capability, method === 'GET' ? 'view' : 'edit'),
      handler: ({ query, json }) => answer({ query, body: json }),
    }),
  );
