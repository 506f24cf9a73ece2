import type { SettingGroup } from '../definition';
import { general } from './general';
import { products } from './products';
import { shipping } from './shipping';
import { tax } from './tax';
import { wcAdmin } from './wc-admin';

/** In the order in which the platform lists them. */
export const SETTING_GROUPS: readonly SettingGroup[] = [wcAdmin, general, products, tax, shipping];
