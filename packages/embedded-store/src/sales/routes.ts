import type { Route } from '../rest';
import { couponRoutes } from './coupons/routes';
import { customerRoutes } from './customers/routes';
import { gatewayRoutes } from './gateways/routes';
import { orderRoutes } from './orders/routes';
import { settingsPageRoutes } from './settings-pages/routes';
import { shippingRoutes } from './shipping/routes';
import { taxRoutes } from './taxes/routes';

export const salesRoutes: readonly Route[] = [
  ...settingsPageRoutes,
  ...gatewayRoutes,
  ...shippingRoutes,
  ...taxRoutes,
  ...couponRoutes,
  ...customerRoutes,
  ...orderRoutes,
];
