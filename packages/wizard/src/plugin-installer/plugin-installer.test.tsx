import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { hydratePlugins, pluginsStore } from '@admin/store-plugins';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildError, api, buildUser, renderWithStores } from '@admin/testing';
import { PluginInstaller, type PluginInstallerProps } from './plugin-installer';

const PATH = '/wc-admin/plugins';
const BOTH = ['woocommerce-services', 'jetpack'];

const done = () => ({ data: {}, errors: { errors: [] }, success: true });
const refused = (slug: string, message: string) => ({
  data: {},
  errors: { errors: { [slug]: [message] }, error_data: [] },
  success: false,
});

const install = (slug: string) => api.post(`${PATH}/install`, { plugins: slug });
const activate = (slug: string) => api.post(`${PATH}/activate`, { plugins: slug });

function serveLists({ installed, active }: Record<'installed' | 'active', string[]>): void {
  api.get(`${PATH}/installed`).reply(200, { plugins: ['woocommerce', ...installed] });
  api.get(`${PATH}/active`).reply(200, { plugins: ['woocommerce', ...active] });
}

function setUp({
  installed = [] as string[],
  active = [] as string[],
  mayInstall = true,
  ...props
}: Partial<PluginInstallerProps & Record<'installed' | 'active', string[]> & { mayInstall: boolean }> = {}) {
  const onReady = jest.fn();
  function Wizard() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Leave' : 'Come back'}
        </button>
        {isOpen && <PluginInstaller slugs={BOTH} onReady={onReady} {...props} />}
      </>
    );
  }
  const view = renderWithStores([pluginsStore, userStore], <Wizard />, {
    prepare(registry) {
      const { capabilities } = buildUser();
      hydrateCurrentUser(
        registry,
        buildUser({ capabilities: { ...capabilities, install_plugins: mayInstall }, is_super_admin: false }),
      );
      hydratePlugins(registry, {
        installedPlugins: ['woocommerce', ...installed, ...active],
        activePlugins: ['woocommerce', ...active],
      });
    },
  });
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { ...view, onReady, press };
}

const row = (name: string) => {
  const item = screen.getAllByRole('listitem').find((one) => within(one).queryByText(name));
  if (!item) throw new Error(`There is no row for "${name}".`);
  return item;
};

const SERVICES = 'WooCommerce Shipping & Tax';

/** A response that stays pending until it is released. */
function heldBack() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const reply = async () => {
    await released;
    return done();
  };
  return { release, reply };
}

test('installs plugins in sequence, reports each and continues automatically', async () => {
  const slow = heldBack();
  install('woocommerce-services').reply(200, slow.reply);
  activate('woocommerce-services').reply(200, done());
  install('jetpack').reply(200, done());
  activate('jetpack').reply(200, done());
  const { press, onReady } = setUp();
  expect(row('Jetpack')).toHaveTextContent('Not installed');

  await press('Install and activate');
  expect(row(SERVICES)).toHaveTextContent('Installing…');
  expect(row('Jetpack')).toHaveTextContent('Waiting');
  expect(screen.getByRole('button', { name: 'Install and activate' })).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(document.body).toHaveTextContent(`${SERVICES}: Installing…. Jetpack: Waiting`));
  slow.release();

  await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
  expect(row('Jetpack')).toHaveTextContent('Active');
});

test('continues after a failed plugin, and a retry installs only that one', async () => {
  install('woocommerce-services').reply(200, refused('woocommerce-services', 'Nobody answered.'));
  serveLists({ installed: [], active: [] });
  install('jetpack').reply(200, done());
  activate('jetpack').reply(200, done());
  const { press, onReady } = setUp();

  await press('Install and activate');
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again to set up the rest');
  expect(row(SERVICES)).toHaveTextContent('Could not be installed');
  expect(row(SERVICES)).toHaveTextContent('Nobody answered.');
  expect(row('Jetpack')).toHaveTextContent('Active');
  expect(onReady).not.toHaveBeenCalled();

  install('woocommerce-services').reply(200, done());
  activate('woocommerce-services').reply(200, done());
  await press('Retry');

  await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('only activates an installed plugin and skips an active one', async () => {
  activate('woocommerce-services').reply(200, done());
  const { press, onReady } = setUp({ installed: ['woocommerce-services'], active: ['jetpack'] });
  expect(row(SERVICES)).toHaveTextContent('Installed, not active');

  await press('Install and activate');

  await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
});

test('offers only "Continue" when all plugins are active', async () => {
  const { press, onReady } = setUp({ active: BOTH });
  expect(onReady).not.toHaveBeenCalled();

  await press('Continue');

  expect(onReady).toHaveBeenCalledTimes(1);
});

test('shows why continuing failed, and allows another try', async () => {
  const { press, onReady } = setUp({ active: BOTH });
  onReady.mockRejectedValueOnce(new Error('The answers were not saved.'));

  await press('Continue');
  expect(await screen.findByText('The answers were not saved.')).toBeVisible();
  await press('Continue');

  expect(onReady).toHaveBeenCalledTimes(2);
  expect(screen.queryByText('The answers were not saved.')).not.toBeInTheDocument();
});

test('starts automatically once if requested', async () => {
  for (const slug of BOTH) {
    install(slug).reply(200, done());
    activate(slug).reply(200, done());
  }
  const { onReady } = setUp({ startsByItself: true });

  await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
});

test('continues in the background, and a user who returns is moved on', async () => {
  const slow = heldBack();
  install('jetpack').reply(200, slow.reply);
  activate('jetpack').reply(200, done());
  const { press, onReady } = setUp({ slugs: ['jetpack'] });
  await press('Install and activate');

  await press('Leave');
  await press('Come back');
  expect(row('Jetpack')).toHaveTextContent('Installing…');
  expect(screen.getByRole('button', { name: 'Install and activate' })).toHaveAttribute('aria-busy', 'true');
  slow.release();

  await waitFor(() => expect(row('Jetpack')).toHaveTextContent('Active'));
  await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
});

test('does not navigate after the user has left', async () => {
  const slow = heldBack();
  install('jetpack').reply(200, slow.reply);
  activate('jetpack').reply(200, done());
  const { press, onReady, registry } = setUp({ slugs: ['jetpack'] });
  await press('Install and activate');
  await press('Leave');
  slow.release();

  await waitFor(() => expect(registry.select(pluginsStore).getPluginState('jetpack')).toBe('activated'));
  expect(onReady).not.toHaveBeenCalled();
});

test('shares one run between two instances', async () => {
  const slow = heldBack();
  install('jetpack').reply(200, slow.reply);
  activate('jetpack').reply(200, done());
  const ready = { first: jest.fn(), second: jest.fn() };
  const { user } = renderWithStores(
    [pluginsStore, userStore],
    <>
      <PluginInstaller slugs={['jetpack']} onReady={ready.first} label="First" />
      <PluginInstaller slugs={['jetpack']} onReady={ready.second} label="Second" />
    </>,
    {
      prepare(registry) {
        hydrateCurrentUser(registry, buildUser());
        hydratePlugins(registry, { installedPlugins: ['a'], activePlugins: ['a'] });
      },
    },
  );

  await user.click(screen.getByRole('button', { name: 'First' }));
  expect(screen.getByRole('button', { name: 'Second' })).toHaveAttribute('aria-busy', 'true');
  slow.release();

  await waitFor(() => expect(ready.first).toHaveBeenCalledTimes(1));
  expect(ready.second).not.toHaveBeenCalled();
  expect(screen.getAllByText('Active')).toHaveLength(2);
});

test('shows an error with a retry button when the lists cannot be loaded', async () => {
  api.get(`${PATH}/installed`).reply(500, buildError('internal_server_error', 500));
  api.get(`${PATH}/active`).reply(200, { plugins: BOTH });
  const { user } = renderWithStores(
    [pluginsStore, userStore],
    <PluginInstaller slugs={BOTH} onReady={() => {}} />,
    { prepare: (registry) => hydrateCurrentUser(registry, buildUser()) },
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(await screen.findByRole('alert')).toHaveTextContent('The plugins could not be loaded');

  serveLists({ installed: BOTH, active: BOTH });
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
});

test('shows names from the server as text', () => {
  setUp({ slugs: ['acme'], names: { acme: '<b>Acme</b>' } });

  expect(row('<b>Acme</b>')).toBeVisible();
});

test('tells users who cannot install plugins who can, and sends no request', () => {
  const skip = <button type="button">Skip</button>;
  const { onReady } = setUp({ mayInstall: false, installed: BOTH, startsByItself: true, actions: skip });

  expect(screen.getByRole('status')).toHaveTextContent(
    'Only administrators can install and activate extensions.',
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Leave', 'Skip']);
  expect(onReady).not.toHaveBeenCalled();
});

test('lets users who cannot install plugins continue when all are active', async () => {
  const { onReady, press } = setUp({ mayInstall: false, active: BOTH });

  await press('Continue');

  expect(onReady).toHaveBeenCalledTimes(1);
});
