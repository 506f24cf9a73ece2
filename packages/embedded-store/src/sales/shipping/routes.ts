import type { Route } from '../../rest';
import { methodRoutes } from './method-routes';
import { partnerRoutes } from './partners/routes';
import { zoneRoutes } from './zone-routes';

export const shippingRoutes: readonly Route[] = [...zoneRoutes, ...methodRoutes, ...partnerRoutes];
