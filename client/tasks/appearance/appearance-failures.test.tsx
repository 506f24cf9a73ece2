import { fireEvent, screen } from '@testing-library/react';
import { buildTask, buildTaskList } from '@admin/testing';
import { buildTypist, completeWizard, pressFirst } from '../../onboarding/testing/complete-wizard';
import { getFaultPlans, getSingleFaultPlans, createMockServer } from '../../onboarding/testing/mock-server';
import { renderWizard } from '../testing/render-wizard';
import { AppearanceTask } from './appearance-task';

/* Tests each request of the wizard failing, alone and in pairs: the error is shown, the input is kept, and a retry
   finishes without repeating completed requests. */

const TASKS = '/wc-admin/onboarding/tasks';
const OPTIONS = '/wc-admin/options';
const NOTICE = 'Closed on Monday';

const IMPORT = `POST ${TASKS}/import_sample_products`;
const HOMEPAGE = `POST ${TASKS}/create_homepage`;
const UPLOAD = 'POST /wp/v2/media';
const LOGO = `POST ${OPTIONS} with custom_logo`;
const DONE = `POST ${TASKS}/appearance/action`;
const DEMO = `POST ${OPTIONS} with woocommerce_demo_store_notice`;

const A_PICTURE = { id: 7, source_url: 'https://store.example/logo.png' };
const GENERAL = /Something went wrong in the store\.|Not you\.|The store took too long to respond\./;
const READ = [`GET ${OPTIONS} with demo_store_notice`, `GET ${OPTIONS} with theme_mods`, 'GET /wp/v2/media'];
const WORDS: Record<string, string | RegExp> = {
  [IMPORT]: 'There was an error importing the sample products',
  [HOMEPAGE]: GENERAL,
  [UPLOAD]: GENERAL,
  [LOGO]: GENERAL,
  [DEMO]: GENERAL,
  [DONE]: 'There was a problem updating the task list',
};

test.each([
  ...getFaultPlans(Object.keys(WORDS)),
  ...getSingleFaultPlans([DEMO], 'half'),
  ...getSingleFaultPlans(READ, '500'),
])('%s: shows the error, keeps input and finishes on retry', async (_, plan) => {
  const shop = { products: 0, homepages: 0, pictures: [] as string[], isDone: false };
  const options: Record<string, unknown> = {
    theme_mods_harbor: { nav: 3 },
    woocommerce_demo_store_notice: '',
  };
  const toData = () => ({
    supportCustomLogo: true,
    stylesheet: 'harbor',
    themeMods: {},
    hasHomepage: shop.homepages > 0,
    hasProducts: shop.products > 0,
  });
  const server = createMockServer(
    {
      [`GET ${TASKS}`]: () => [
        buildTaskList({ tasks: [buildTask({ id: 'appearance', additionalData: toData() })] }),
      ],
      [IMPORT]() {
        // As in WooCommerce: existing products are left alone.
        shop.products = 2;
        return { imported: [1, 2], failed: [], updated: [], skipped: [] };
      },
      [HOMEPAGE]() {
        shop.homepages++;
        return { status: 'success', message: 'Homepage created.', edit_post_link: '' };
      },
      'GET /wp/v2/media': ({ query }) => (shop.pictures.includes(query.get('slug') ?? '') ? [A_PICTURE] : []),
      [UPLOAD]({ body }) {
        shop.pictures.push(/name="slug"\s+(\S+)/.exec(String(body))?.[1] ?? '');
        return A_PICTURE;
      },
      [DONE]() {
        shop.isDone = true;
        return buildTask({ id: 'appearance', isActioned: true, isComplete: true });
      },
      [`GET ${OPTIONS}`]: () => options,
      [`POST ${OPTIONS}`]: ({ body }) => Object.assign(options, body),
    },
    plan,
  );
  const { onComplete } = renderWizard(AppearanceTask, {
    task: { id: 'appearance', additionalData: toData() },
  });
  const type = buildTypist('Store notice', NOTICE);

  function act() {
    const input = screen.queryByLabelText('Logo file');
    if (input && !screen.queryByRole('img', { name: 'Your logo' })) {
      fireEvent.change(input, { target: { files: [new File(['x'], 'logo.png', { type: 'image/png' })] } });
      return;
    }
    type();
    pressFirst('Retry', 'Import products', 'Create homepage', 'Proceed', 'Complete task');
  }
  const messages = await completeWizard(act, () => onComplete.mock.calls.length > 0);

  for (const { request } of plan) expect(messages).toMatch(WORDS[request] ?? '');
  expect(server.remainingFaults).toEqual([]);
  expect(shop).toEqual({ products: 2, homepages: 1, pictures: [expect.any(String)], isDone: true });
  expect(options).toEqual({
    theme_mods_harbor: { nav: 3, custom_logo: 7 },
    woocommerce_demo_store: 'yes',
    woocommerce_demo_store_notice: NOTICE,
  });
  expect(onComplete).toHaveBeenCalledTimes(1);
});
