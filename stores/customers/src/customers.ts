import { createCollection } from '@admin/collection';
import type { Customer } from './types';

export const customers = createCollection<Customer>('customers');
