import {
  buildOffer,
  FIRST_RUN_REQUESTS,
  openFirstRun,
  type FirstRunOptions,
} from '../../../onboarding/testing/first-run';
import { Profiler } from '../profiler';

const PROFILE = '/wc-admin/onboarding/profile';

export const REQUESTS = {
  ...FIRST_RUN_REQUESTS,
  readSteps: `GET ${PROFILE}/progress`,
  saveName: 'POST /wc-admin/options with blogname',
  saveAnswers: `POST ${PROFILE} with business_choice`,
  saveStep: `POST ${PROFILE}/progress/core-profiler/complete`,
};

interface ProfilerOptions extends FirstRunOptions {
  completed?: readonly string[];
}

/** For tests: renders the profiler for a new store, on a mock server that saves changes. */
export function openProfiler({ completed = [], ...options }: ProfilerOptions = {}) {
  const steps = new Set(completed);
  const progress = () => ({
    core_profiler_completed_steps: Object.fromEntries([...steps].map((name) => [name, {}])),
  });
  const view = openFirstRun(
    {
      path: '/profiler',
      content: <Profiler />,
      profile: { business_choice: null },
      handlers: {
        [`GET ${PROFILE}/progress`]: () => (steps.size > 0 ? progress() : []),
        [`POST ${PROFILE}/progress/core-profiler/complete`]({ body }) {
          steps.add((body as { step: string }).step);
          return { status: 'success', results: progress() };
        },
        'GET /wc-admin/onboarding/free-extensions': () => [
          {
            key: 'obw/core-profiler',
            title: 'More',
            plugins: [
              buildOffer('mailpoet', 'MailPoet', 2),
              buildOffer('jetpack', 'Jetpack', 1),
              buildOffer('woocommerce-services:tax', 'WooCommerce Tax', 3),
              buildOffer('woocommerce-services:shipping', 'WooCommerce Shipping', 4),
            ],
          },
        ],
      },
    },
    options,
  );
  return { ...view, steps };
}
