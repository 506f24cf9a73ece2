import * as v from 'valibot';
import { check, string } from '../rest';
import { isAmount } from './amounts';

/** Decimal text; `''` means no amount. */
export const amount = v.pipe(
  string(),
  check((decimal) => decimal === '' || isAmount(decimal), '%s is not an amount.', 'rest_invalid_type'),
  v.transform((decimal) => decimal || '0'),
);
