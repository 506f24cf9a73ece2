import { screen, waitFor } from '@testing-library/react';
import { CancelledError } from '@admin/data';
import { buildError, api, createTestRegistry, deferReply, renderWithStores } from '@admin/testing';
import { getPluginProblems, hydratePlugins, pluginsStore, usePlugin } from './index';
import { buildHydratedRegistry, done, expectLists, PATH, refused } from './testing';

const install = (slug: string) => api.post(`${PATH}/install`, { plugins: slug });
const activate = (slug: string) => api.post(`${PATH}/activate`, { plugins: slug });

describe('a plugin', () => {
  test('is installed, then activated, and reports its progress', async () => {
    const registry = buildHydratedRegistry();
    const installing = deferReply(() => done('jetpack'));
    const activating = deferReply(() => done('jetpack', ['woocommerce', 'jetpack']));
    install('jetpack').reply(200, installing.reply);
    activate('jetpack').reply(200, activating.reply);
    const { getProgress, getPluginState } = registry.select(pluginsStore);

    const setUp = registry.dispatch(pluginsStore).installAndActivatePlugins(['jetpack']);

    await installing.requested();
    expect(getProgress('jetpack')).toEqual({ status: 'installing' });
    installing.release();
    await activating.requested();
    expect(getPluginState('jetpack')).toBe('installed');
    expect(getProgress('jetpack')).toEqual({ status: 'activating' });
    activating.release();
    expect(await setUp).toEqual({ installed: ['jetpack'], activated: ['jetpack'] });
    expect(getPluginState('jetpack')).toBe('activated');
    expect(getProgress('jetpack')).toEqual({ status: 'done' });
  });

  test('is only activated if it is installed', async () => {
    const registry = buildHydratedRegistry({ installed: ['mailpoet'] });
    activate('mailpoet').reply(200, done('mailpoet', ['mailpoet']));

    await registry.dispatch(pluginsStore).installAndActivatePlugins(['mailpoet']);

    expect(registry.select(pluginsStore).getPluginState('mailpoet')).toBe('activated');
  });

  test('needs no request if it is active', async () => {
    const registry = buildHydratedRegistry({ active: ['mailpoet'] });

    await registry.dispatch(pluginsStore).installAndActivatePlugins(['mailpoet']);

    expect(registry.select(pluginsStore).getProgress('mailpoet')).toEqual({ status: 'done' });
  });

  test('stays busy between its steps', async () => {
    const registry = buildHydratedRegistry();
    install('jetpack').reply(200, done('jetpack'));
    activate('jetpack').reply(200, done('jetpack', ['jetpack']));
    const seen: boolean[] = [];
    registry.subscribeToQuery(
      (select) => select(pluginsStore).isSettingUp('jetpack'),
      (isBusy) => seen.push(isBusy),
    );

    await registry.dispatch(pluginsStore).installAndActivatePlugins(['jetpack']);

    expect(seen).toEqual([true, false]);
  });

  test('succeeds without a request for an empty list', async () => {
    expect(
      await createTestRegistry(pluginsStore).dispatch(pluginsStore).installAndActivatePlugins([]),
    ).toEqual({
      installed: [],
      activated: [],
    });
  });
});

describe('failures', () => {
  test('in a 200 response are reported with the plugin', async () => {
    const registry = buildHydratedRegistry();
    install('mailpoet').reply(200, refused('mailpoet', 'The download failed.'));
    expectLists({ installed: ['woocommerce'], active: ['woocommerce'] });

    const error: unknown = await registry
      .dispatch(pluginsStore)
      .installAndActivatePlugins(['mailpoet'])
      .catch((reason: unknown) => reason);

    const problem = {
      slug: 'mailpoet',
      step: 'install',
      code: 'install_failed',
      message: 'The download failed.',
    };
    expect(error).toHaveProperty('message', 'MailPoet could not be installed. The download failed.');
    expect(getPluginProblems(error)).toEqual([problem]);
    expect(registry.select(pluginsStore).getProgress('mailpoet')).toEqual({ status: 'failed', problem });
  });

  test('do not stop other plugins, and a retry installs only the rest', async () => {
    const registry = buildHydratedRegistry();
    install('mailpoet').reply(200, done('mailpoet'));
    activate('mailpoet').reply(200, refused('mailpoet', 'It crashed.'));
    expectLists({ installed: ['woocommerce', 'mailpoet'], active: ['woocommerce'] });
    install('jetpack').reply(200, done('jetpack'));
    activate('jetpack').reply(200, done('jetpack', ['woocommerce', 'jetpack']));
    const { installAndActivatePlugins } = registry.dispatch(pluginsStore);
    const { getPluginState } = registry.select(pluginsStore);

    await expect(installAndActivatePlugins(['mailpoet', 'jetpack'])).rejects.toThrow(
      'MailPoet could not be activated. It crashed.',
    );
    expect(getPluginState('mailpoet')).toBe('installed');
    expect(getPluginState('jetpack')).toBe('activated');

    activate('mailpoet').reply(200, done('mailpoet', ['woocommerce', 'jetpack', 'mailpoet']));
    await installAndActivatePlugins(['mailpoet', 'jetpack']);
    expect(getPluginState('mailpoet')).toBe('activated');
  });

  test('of several plugins are reported in one message', async () => {
    const registry = buildHydratedRegistry();
    install('jetpack').reply(200, refused('jetpack', 'No.'));
    install('acme').reply(200, refused('acme', 'Never heard of it.'));
    expectLists({ installed: [], active: [] });
    expectLists({ installed: [], active: [] });

    await expect(registry.dispatch(pluginsStore).installPlugins(['jetpack', 'acme'])).rejects.toThrow(
      'Jetpack could not be installed. No. acme could not be installed. Never heard of it.',
    );
  });

  test('without a response are checked, and the rest is installed', async () => {
    const registry = buildHydratedRegistry();
    install('jetpack').replyWithError('gone');
    expectLists({ installed: ['woocommerce', 'jetpack'], active: ['woocommerce'] });
    activate('jetpack').reply(504, '<h1>Gateway Timeout</h1>');
    expectLists({ installed: ['woocommerce', 'jetpack'], active: ['woocommerce', 'jetpack'] });

    await registry.dispatch(pluginsStore).installAndActivatePlugins(['jetpack']);

    expect(registry.select(pluginsStore).getProgress('jetpack')).toEqual({ status: 'done' });
    expect(registry.select(pluginsStore).getPluginState('jetpack')).toBe('activated');
  });

  test('are ignored if the plugin was installed elsewhere meanwhile', async () => {
    const registry = buildHydratedRegistry({ installed: ['jetpack'] });
    activate('jetpack').reply(200, refused('jetpack', 'It is active.'));
    expectLists({ installed: ['jetpack'], active: ['jetpack'] });

    await registry.dispatch(pluginsStore).activatePlugins(['jetpack']);

    expect(registry.select(pluginsStore).getPluginState('jetpack')).toBe('activated');
  });

  test('are reported even when the lists can no longer be loaded', async () => {
    const registry = buildHydratedRegistry();
    const message = 'Sorry, you cannot manage plugins.';
    install('jetpack').reply(403, buildError('woocommerce_rest_cannot_update', 403, message));
    api.get(`${PATH}/installed`).reply(403, buildError('woocommerce_rest_cannot_view', 403));

    const error: unknown = await registry
      .dispatch(pluginsStore)
      .installPlugins(['jetpack'])
      .catch((reason: unknown) => reason);

    expect(getPluginProblems(error)).toMatchObject([{ code: 'woocommerce_rest_cannot_update', message }]);
    expect(registry.select(pluginsStore).getPluginState('jetpack')).toBe('unavailable');
  });
});

describe('concurrent operations', () => {
  test('share one run for the same plugin', async () => {
    const registry = buildHydratedRegistry();
    const answer = deferReply(() => done('jetpack'));
    install('jetpack').reply(200, answer.reply);
    activate('jetpack').reply(200, done('jetpack', ['jetpack']));
    const { installAndActivatePlugins } = registry.dispatch(pluginsStore);

    const runs = [installAndActivatePlugins(['jetpack']), installAndActivatePlugins(['jetpack'])];
    await answer.requested();
    answer.release();
    await Promise.all(runs);

    expect(registry.select(pluginsStore).getPluginState('jetpack')).toBe('activated');
  });

  test('share runs for the plugins they have in common', async () => {
    const registry = buildHydratedRegistry();
    const answer = deferReply(() => done('jetpack'));
    install('jetpack').reply(200, answer.reply);
    activate('jetpack').reply(200, done('jetpack', ['jetpack']));
    install('mailpoet').reply(200, done('mailpoet'));
    const { installAndActivatePlugins, installPlugins } = registry.dispatch(pluginsStore);

    const runs = [installAndActivatePlugins(['jetpack']), installPlugins(['jetpack', 'mailpoet'])];
    await answer.requested();
    answer.release();
    await Promise.all(runs);

    const { getPluginState } = registry.select(pluginsStore);
    expect([getPluginState('jetpack'), getPluginState('mailpoet')]).toEqual(['activated', 'installed']);
  });

  test('keep running a plugin that another screen still needs', async () => {
    const registry = buildHydratedRegistry();
    const answer = deferReply(() => done('jetpack'));
    install('jetpack').reply(200, answer.reply);
    activate('jetpack').reply(200, done('jetpack', ['jetpack']));
    const { installAndActivatePlugins } = registry.dispatch(pluginsStore);
    const left = installAndActivatePlugins(['jetpack']);
    const stays = installAndActivatePlugins(['jetpack']);
    await answer.requested();

    left.cancel();
    answer.release();

    expect(await stays).toEqual({ installed: ['jetpack'], activated: ['jetpack'] });
  });

  test('start nothing new once canceled, but track the running step', async () => {
    const registry = buildHydratedRegistry();
    const answer = deferReply(() => done('jetpack'));
    install('jetpack').reply(200, answer.reply);
    const { getProgress, getPluginState, isSettingUp } = registry.select(pluginsStore);
    const run = registry.dispatch(pluginsStore).installPlugins(['jetpack', 'mailpoet']);
    await answer.requested();
    expect(getProgress('mailpoet')).toEqual({ status: 'waiting' });

    run.cancel();
    await expect(run).rejects.toBeInstanceOf(CancelledError);
    answer.release();

    await waitFor(() => expect(getPluginState('jetpack')).toBe('installed'));
    expect(isSettingUp('jetpack')).toBe(false);
    expect(getProgress('mailpoet')).toBeUndefined();
  });
});

test('shows a busy button during setup, and the error', async () => {
  const answer = deferReply(() => refused('jetpack', 'The download failed.'));
  install('jetpack').reply(200, answer.reply);
  expectLists({ installed: ['woocommerce'], active: ['woocommerce'] });
  function InstallButton() {
    const { isSettingUp, progress, setUp } = usePlugin('jetpack');
    return (
      <>
        <button type="button" aria-busy={isSettingUp} onClick={() => void setUp().catch(() => {})}>
          Install
        </button>
        {progress?.problem && <p role="alert">{progress.problem.message}</p>}
      </>
    );
  }
  const { user } = renderWithStores([pluginsStore], <InstallButton />, {
    prepare: (registry) =>
      hydratePlugins(registry, { installedPlugins: ['woocommerce'], activePlugins: ['woocommerce'] }),
  });

  await user.click(screen.getByRole('button'));

  expect(screen.getByRole('button', { busy: true })).toBeInTheDocument();
  answer.release();
  expect(await screen.findByRole('alert')).toHaveTextContent('The download failed.');
  expect(screen.getByRole('button', { busy: false })).toBeInTheDocument();
});
