import { PLUGIN_NAMES } from '@admin/store-plugins';
import { STORE_NAMES } from '@admin/store-wp-data-compat';
import * as constants from './constants';
import * as hooks from './hooks';
import * as hydration from './hydration';
import * as reports from './reports';
import { storeObjects } from './stores';

/** `wc.data` */
export const dataNamespace = {
  ...STORE_NAMES,
  ...constants,
  ...hooks,
  ...hydration,
  ...reports,
  ...storeObjects,
  pluginNames: PLUGIN_NAMES,
};
