import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRegistry } from '@admin/data';
import { setHost } from '@admin/host';
import { buildHost, api } from '@admin/testing';
import { offerGlobals } from '../index';
import { Plugins, type PluginsProps } from './plugins';

beforeAll(() => {
  setHost(buildHost());
  offerGlobals(window, { registry: createRegistry(), isAlone: true });
});

const done = (step: string, slugs: string[]) => ({
  data: { [step]: slugs, active: slugs },
  errors: { errors: {} },
  success: true,
});
const succeed = (...slugs: string[]) => {
  for (const slug of slugs) {
    api.post('/wc-admin/plugins/install', { plugins: slug }).reply(200, done('installed', [slug]));
    api.post('/wc-admin/plugins/activate', { plugins: slug }).reply(200, done('activated', [slug]));
  }
};
const fail = () => {
  api.post('/wc-admin/plugins/install').reply(200, {
    data: { installed: [] },
    errors: { errors: { acme: ['It is not there.'] }, error_data: [] },
    success: false,
  });
  api.get('/wc-admin/plugins/installed').reply(200, { plugins: [] });
  api.get('/wc-admin/plugins/active').reply(200, { plugins: [] });
};

function show(props: Partial<PluginsProps>) {
  const [onComplete, onError, onSkip] = [jest.fn(), jest.fn(), jest.fn()];
  render(<Plugins onComplete={onComplete} onError={onError} onSkip={onSkip} {...props} />);
  return { user: userEvent.setup(), onComplete, onError, onSkip };
}

test('offers to try again or to continue when installing fails', async () => {
  fail();
  const { user, onComplete, onError, onSkip } = show({ pluginSlugs: ['acme'], installText: 'Get it' });
  await user.click(screen.getByRole('button', { name: 'Get it' }));
  await user.click(await screen.findByRole('button', { name: 'Continue without installing' }));
  expect(onError).toHaveBeenCalledTimes(1);
  expect(onSkip).toHaveBeenCalledTimes(1);
  succeed('acme');

  await user.click(screen.getByRole('button', { name: 'Retry' }));

  await waitFor(() =>
    expect(onComplete.mock.calls).toEqual([[['acme'], expect.objectContaining({ success: true })]]),
  );
});

test('installs the usual plugins unless others are named', async () => {
  succeed('jetpack', 'woocommerce-services');
  const { onComplete } = show({ autoInstall: true });

  await waitFor(() => expect(onComplete.mock.calls[0]?.[0]).toEqual(['jetpack', 'woocommerce-services']));
});

test('continues without plugins', async () => {
  const { user, onSkip } = show({ pluginSlugs: [] });

  await user.click(screen.getByRole('button', { name: 'Continue' }));

  expect(onSkip).toHaveBeenCalledTimes(1);
});
