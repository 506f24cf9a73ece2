import { required, RestError, route, string } from '../../rest';
import type { Route } from '../../rest';
import { canCreate } from './permissions';
import { importSampleProducts } from './sample-products';
import { createFromTemplate } from './templates';
import { __ } from '../../i18n';

const TASKS = '/wc-admin/onboarding/tasks';

/** Ways to add a new store's first products. */
export const productOnboardingRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: `${TASKS}/import_sample_products`,
    permission: canCreate,
    handler: ({ context }) => importSampleProducts(context.db, context.clock()),
  }),
  route({
    method: 'POST',
    path: `${TASKS}/create_product_from_template`,
    args: { template_name: required(string()) },
    permission: canCreate,
    handler({ context, args, value }) {
      const key = value('draft_key');
      const draft = { template: args.template_name, key: typeof key === 'string' ? key : undefined };
      const id = createFromTemplate(context.db, draft, context.clock());
      if (id !== undefined) return { id };
      const message = __('Sorry, creating the product with template failed.', 'store-admin');
      throw new RestError(500, 'woocommerce_rest_product_creation_error', message);
    },
  }),
];
