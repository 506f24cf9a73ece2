import { completeWizard, pressFirst } from '../../onboarding/testing/complete-wizard';
import { getPlans, createMockServer, type PlannedFault } from '../../onboarding/testing/mock-server';
import { renderWizard } from '../testing/render-wizard';
import { ProductsTask } from './products-task';

/* Each request of the task failing: it is said, and another try finishes the job without doing anything twice. */

const TEMPLATE = 'POST /wc-admin/onboarding/tasks/create_product_from_template';
const SAMPLES = 'POST /wc-admin/onboarding/tasks/import_sample_products';
const ADMIN = 'http://localhost/wp-admin/admin.php?page=wc-admin#';

function open(plan: readonly PlannedFault[]) {
  const shop = { drafts: [] as unknown[], samples: 0 };
  createMockServer(
    {
      [TEMPLATE]({ body }) {
        const { draft_key: key } = body as { draft_key: string };
        if (!shop.drafts.includes(key)) shop.drafts.push(key);
        return { id: 1 + shop.drafts.indexOf(key) };
      },
      [SAMPLES]() {
        // As the platform does it: what is there already is left alone.
        shop.samples = 2;
        return { imported: [1, 2], failed: [], updated: [], skipped: [] };
      },
    },
    plan,
  );
  renderWizard(ProductsTask, { task: { id: 'products' }, settings: { adminUrl: ADMIN } });
  // The test's browser follows changes of the fragment only, so that is where the host's pages are.
  window.history.replaceState({}, '', ADMIN);
  return shop;
}

const isAt = (page: string) => () => window.location.hash.includes(page);

test.each(getPlans([TEMPLATE]))('a template; %s: told, and finished', async (_, plan) => {
  const shop = open(plan);

  const said = await completeWizard(() => pressFirst('Physical product'), isAt('post.php'));

  expect(said).toContain('Failed to create product.');
  expect(shop.drafts).toEqual([expect.stringMatching(/./)]);
  expect(window.sessionStorage).toHaveLength(0);
});

test.each(getPlans([SAMPLES]))('sample products; %s: told, and finished', async (_, plan) => {
  const shop = open(plan);

  const said = await completeWizard(
    () => pressFirst('Import sample products', 'Sample products'),
    isAt('edit.php?post_type=product'),
  );

  expect(said).toContain('There was an error importing the sample products');
  expect(shop.samples).toBe(2);
});
