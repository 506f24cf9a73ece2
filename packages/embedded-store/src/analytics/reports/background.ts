import type { StoreContext } from '../../context';
import { transaction, whenWritable } from '../../database';

/** One piece of work, short enough that others hardly wait; answers whether more is left. */
export type Step = (context: StoreContext) => boolean;

/** Milliseconds between the call that asked for work and its beginning, as background work of a shop has it. */
export const START_DELAY = 1000;

/** Whether work is due at a moment; what a clock that was wrong for a while put off further is due as well. */
export const IS_DUE = `? NOT BETWEEN due_at - ${START_DELAY} AND due_at - 1`;

/** Does work step by step beside everything else, from when it is due. */
export function runInBackground(context: StoreContext, step: Step, delay = START_DELAY): void {
  const timer = setTimeout(() => void takeStep(context, step), delay);
  timer.unref();
}

async function takeStep(context: StoreContext, step: Step): Promise<void> {
  // A store that was closed meanwhile goes on with it when somebody asks again.
  if (!context.db.open) return;
  try {
    await whenWritable(context.db);
    if (context.db.open && transaction(context.db, () => step(context))) runInBackground(context, step, 0);
  } catch (error) {
    context.report(error);
  }
}
