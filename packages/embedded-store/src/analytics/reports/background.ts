import type { StoreContext } from '../../context';
import { transactionWhenFree } from '../../database';

/** One unit of work, short enough not to block requests; returns whether more is left. */
export type Step = (context: StoreContext) => boolean;

/** Milliseconds between the request for work and its start, similar to WooCommerce's background jobs. */
export const START_DELAY = 1000;

/** Whether work is due. Work that a wrong system clock scheduled too far ahead is due as well. */
export const IS_DUE = `? NOT BETWEEN due_at - ${START_DELAY} AND due_at - 1`;

/** Runs the steps one by one between other work, starting when due. */
export function runInBackground(context: StoreContext, step: Step, delay = START_DELAY): void {
  const timer = setTimeout(() => void takeStep(context, step), delay);
  timer.unref();
}

async function takeStep(context: StoreContext, step: Step): Promise<void> {
  try {
    if (await transactionWhenFree(context.db, () => step(context))) runInBackground(context, step, 0);
  } catch (error) {
    // Once the store is closed, the work waits for the next request for it.
    if (context.db.open) context.report(error);
  }
}
