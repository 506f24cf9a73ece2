import { accounts } from './accounts';
import { options } from './options';
import type { Migration } from './types';

export type { Migration } from './types';

/** In the order in which they were introduced; new ones go to the end. */
export const migrations: readonly Migration[] = [options, accounts];
