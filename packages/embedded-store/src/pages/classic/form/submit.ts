import type { Context } from 'hono';
import { transactionWhenFree } from '../../../database';
import { isSameOrigin } from '../../../security';
import { readFormWithFiles } from '../../shared/form';
import type { AdminPageContext } from '../../shared/admin-page-context';
import type { Draft, Outcome, PageForm } from './page-form';
import { __ } from '../../../i18n';

/** Why a form was not saved. */
export interface Refused {
  status: 400 | 403;
  sentence: string;
  draft: Draft;
}

/** Rolls back a save that has problems. */
class Rollback extends Error {
  override readonly name = 'Rollback';
}

/** Saves a submitted form in one transaction, after checking its nonce. */
export async function submit(
  request: Context,
  context: AdminPageContext,
  nonceAction: string,
  save: NonNullable<PageForm['save']>,
): Promise<Refused | Outcome> {
  const { values, files } = await readFormWithFiles(request);
  const refuse = (status: 400 | 403, sentence: string, problems: Draft['problems'] = []): Refused => ({
    status,
    sentence,
    draft: { sent: values, problems },
  });
  if (!isSameOrigin(context.store, request.req.raw.headers)) {
    return refuse(403, __('Nothing was saved because the form was sent from another site.', 'store-admin'));
  }
  if (!context.meant(nonceAction, values.get('_wpnonce') ?? '')) {
    return refuse(
      403,
      __('Nothing was saved because this page was open for too long. Please save again.', 'store-admin'),
    );
  }
  const outcome = await saveAll(context, () => save(values, files));
  const { problems = [] } = outcome;
  if (problems.length === 0) return outcome;
  return refuse(
    400,
    __('Nothing was saved. Please correct the fields below and save again.', 'store-admin'),
    problems,
  );
}

async function saveAll({ store }: AdminPageContext, save: () => Outcome): Promise<Outcome> {
  let outcome: Outcome = {};
  try {
    await transactionWhenFree(store.db, () => {
      outcome = save();
      if (outcome.problems?.length) throw new Rollback();
    });
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
  }
  return outcome;
}
