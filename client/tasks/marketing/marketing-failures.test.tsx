import { screen } from '@testing-library/react';
import { completeWizard, pressFirst } from '../../onboarding/testing/complete-wizard';
import { getFaultPlans, listReportedFaults, createMockServer } from '../../onboarding/testing/mock-server';
import { renderWizard, withPlugins } from '../testing/render-wizard';
import { MarketingTask } from './marketing-task';

/* Tests each request of the task failing, alone and in pairs: the error is shown, and a retry finishes without
   repeating completed requests. */

const EXTENSIONS = 'GET /wc-admin/onboarding/free-extensions';
const INSTALL = 'POST /wc-admin/plugins/install';
const ACTIVATE = 'POST /wc-admin/plugins/activate';

const WORDS: Record<string, string> = {
  [EXTENSIONS]: 'The marketing extensions could not be loaded',
  [INSTALL]: 'MailPoet could not be installed',
  [ACTIVATE]: 'MailPoet could not be activated',
};

test.each(getFaultPlans(Object.keys(WORDS)))('%s: shows the error and finishes on retry', async (_, plan) => {
  const installed = ['woocommerce'];
  const active = ['woocommerce'];
  const step = (list: string[]) => (exchange: { body: unknown }) => {
    list.push((exchange.body as { plugins: string }).plugins);
    return { data: {}, errors: { errors: [] }, success: true };
  };
  const extension = { key: 'mailpoet', name: 'MailPoet', description: '', is_visible: true };
  const server = createMockServer(
    {
      [EXTENSIONS]: () => [{ key: 'task-list/grow', title: 'Grow', plugins: [extension] }],
      'GET /wc-admin/plugins/installed': () => ({ plugins: installed }),
      'GET /wc-admin/plugins/active': () => ({ plugins: active }),
      [INSTALL]: step(installed),
      [ACTIVATE]: step(active),
    },
    plan,
  );
  const { onComplete } = renderWizard(MarketingTask, {
    task: { id: 'marketing' },
    admin: withPlugins([]),
  });

  const messages = await completeWizard(
    () => pressFirst('Retry', 'Get started: MailPoet'),
    () => onComplete.mock.calls.length > 0,
  );

  for (const request of listReportedFaults(plan)) expect(messages).toContain(WORDS[request]);
  expect(server.remainingFaults).toEqual([]);
  expect(installed).toEqual(['woocommerce', 'mailpoet']);
  expect(active).toEqual(['woocommerce', 'mailpoet']);
  expect(screen.getAllByText('MailPoet is installed and active')).toHaveLength(1);
  expect(onComplete).toHaveBeenCalledTimes(1);
});
