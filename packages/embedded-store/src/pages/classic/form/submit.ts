import type { Context } from 'hono';
import { transaction } from '../../../database';
import { comesFromHere } from '../../../security';
import { readFormWithFiles } from '../../form';
import type { Visitor } from '../../visitor';
import { type Draft, isRefused, type Outcome, type PageForm, type Saved } from './page-form';

/** Why a form came back. */
export interface Refused {
  status: 400 | 403;
  sentence: string;
  draft: Draft;
}

export type Submission = Saved | Refused;

/** Thrown to take a half-done save back. */
class TakenBack extends Error {
  override readonly name = 'TakenBack';
}

/** Saves what a form sent: all of it or nothing, and only when a person meant it. */
export async function submit(
  request: Context,
  visitor: Visitor,
  { action, form }: { action: string; form: PageForm },
): Promise<Submission> {
  const { values, files } = await readFormWithFiles(request);
  const refuse = (status: 400 | 403, sentence: string, problems: Draft['problems'] = []): Refused => ({
    status,
    sentence,
    draft: { sent: values, problems },
  });
  if (!comesFromHere(visitor.store, request.req.raw.headers)) {
    return refuse(403, 'Nothing was saved, because the form was sent by another site.');
  }
  if (!visitor.meant(action, values.get('_wpnonce') ?? '')) {
    const sentence = 'Nothing was saved, because this page was open for too long. Please save once more.';
    return refuse(403, sentence);
  }
  const outcome = saveWhole(visitor, () => form.save?.(values, files) ?? {});
  if (!isRefused(outcome)) return outcome;
  const sentence = 'Nothing was saved. Please correct the marked fields and save once more.';
  return refuse(400, sentence, outcome.problems);
}

function saveWhole({ store }: Visitor, save: () => Outcome): Outcome {
  let outcome: Outcome = {};
  try {
    transaction(store.db, () => {
      outcome = save();
      if (isRefused(outcome)) throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return outcome;
}
