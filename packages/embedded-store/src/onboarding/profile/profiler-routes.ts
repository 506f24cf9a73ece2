import {
  HandlerResponse,
  requireCapability,
  oneOf,
  required,
  RestError,
  route,
  string,
  UPDATE,
} from '../../rest';
import type { Route } from '../../rest';
import { applyConventions, completeStep, getProgress, PROFILER_STEPS } from './progress';
import { __ } from '../../i18n';

const PROFILE = '/wc-admin/onboarding/profile';

const canEdit = requireCapability('manage_woocommerce', 'edit');

/** Additional routes for stores with the store profiler. */
export const profilerRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: `${PROFILE}/progress`,
    permission: requireCapability('manage_woocommerce', 'list'),
    handler({ context }) {
      const progress = getProgress(context.db);
      // An empty map is a list, as PHP encodes it.
      return Object.keys(progress).length > 0 ? progress : [];
    },
  }),
  route({
    method: UPDATE,
    path: `${PROFILE}/progress/core-profiler/complete`,
    args: { step: required(oneOf(PROFILER_STEPS)) },
    permission: canEdit,
    handler: ({ context, args }) => ({
      results: completeStep(context.db, args.step, context.clock()),
      status: 'success',
    }),
  }),
  route({
    method: 'POST',
    path: `${PROFILE}/update-store-currency-and-measurement-units`,
    args: { country_code: required(string()) },
    permission: canEdit,
    handler({ context, args }) {
      if (applyConventions(context.db, args.country_code)) return new HandlerResponse([], { status: 204 });
      throw new RestError(
        400,
        'woocommerce_rest_invalid_country_code',
        __('Country not found.', 'store-admin'),
      );
    },
  }),
];
