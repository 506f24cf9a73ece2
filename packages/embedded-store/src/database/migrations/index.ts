import { accounts } from './accounts';
import { catalogue } from './catalogue';
import { options } from './options';
import { orders } from './orders';
import { plugins } from './plugins';
import { selling } from './selling';
import type { Migration } from './types';

export type { Migration } from './types';

/** In the order in which they were introduced; new ones go to the end. */
export const migrations: readonly Migration[] = [options, accounts, plugins, catalogue, orders, selling];
