import type { Route } from '../rest';
import { couponRoutes } from './coupons/routes';
import { customerRoutes } from './customers/routes';
import { gatewayRoutes } from './gateways/routes';
import { orderRoutes } from './orders/routes';
import { settingsPageRoutes } from './settings-pages/routes';
import { methodRoutes } from './shipping/method-routes';
import { partnerRoutes } from './shipping/partners/routes';
import { zoneRoutes } from './shipping/zone-routes';
import { taxRoutes } from './taxes/routes';

export const salesRoutes: readonly Route[] = [
  ...settingsPageRoutes,
  ...gatewayRoutes,
  ...zoneRoutes,
  ...methodRoutes,
  ...partnerRoutes,
  ...taxRoutes,
  ...couponRoutes,
  ...customerRoutes,
  ...orderRoutes,
];
