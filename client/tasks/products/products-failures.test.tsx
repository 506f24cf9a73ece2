import { completeWizard, pressFirst } from '../../onboarding/testing/complete-wizard';
import { getFaultPlans, createMockServer, type InjectedFault } from '../../onboarding/testing/mock-server';
import { renderWizard } from '../testing/render-wizard';
import { ProductsTask } from './products-task';

/* Tests each request of the task failing: the error is shown, and a retry finishes without repeating completed
   requests. */

const TEMPLATE = 'POST /wc-admin/onboarding/tasks/create_product_from_template';
const SAMPLES = 'POST /wc-admin/onboarding/tasks/import_sample_products';
const ADMIN = 'http://localhost/wp-admin/admin.php?page=wc-admin#';

function open(plan: readonly InjectedFault[]) {
  const shop = { drafts: [] as unknown[], samples: 0 };
  createMockServer(
    {
      [TEMPLATE]({ body }) {
        const { draft_key: key } = body as { draft_key: string };
        if (!shop.drafts.includes(key)) shop.drafts.push(key);
        return { id: 1 + shop.drafts.indexOf(key) };
      },
      [SAMPLES]() {
        // As in WooCommerce: existing products are left alone.
        shop.samples = 2;
        return { imported: [1, 2], failed: [], updated: [], skipped: [] };
      },
    },
    plan,
  );
  renderWizard(ProductsTask, { task: { id: 'products' }, settings: { adminUrl: ADMIN } });
  // jsdom can only navigate to another fragment, so the tests use fragments for WooCommerce's pages.
  window.history.replaceState({}, '', ADMIN);
  return shop;
}

const isAt = (page: string) => () => window.location.hash.includes(page);

test.each(getFaultPlans([TEMPLATE]))(
  'template, %s: shows the error and finishes on retry',
  async (_, plan) => {
    const shop = open(plan);

    const messages = await completeWizard(() => pressFirst('Physical product'), isAt('post.php'));

    expect(messages).toContain('Failed to create product.');
    expect(shop.drafts).toEqual([expect.stringMatching(/./)]);
    expect(window.sessionStorage).toHaveLength(0);
  },
);

test.each(getFaultPlans([SAMPLES]))(
  'sample products, %s: shows an error, finishes on retry',
  async (_, plan) => {
    const shop = open(plan);

    const messages = await completeWizard(
      () => pressFirst('Import sample products', 'Sample products'),
      isAt('edit.php?post_type=product'),
    );

    expect(messages).toContain('There was an error importing the sample products');
    expect(shop.samples).toBe(2);
  },
);
