import { screen } from '@testing-library/react';
import { CancelledError, type Registry } from '@admin/data';
import { buildError, api, createTestRegistry, buildUser, deferReply, renderWithStores } from '@admin/testing';
import { hydrateCurrentUser, useCapability, useCurrentUser, usePreference, userStore } from './index';

const PATH = '/wp/v2/users/me';
const PREFERENCES = { _fields: 'id,woocommerce_meta' };
const STARTED = 'task_list_tracked_started_tasks';

/** A registry with the preloaded user, with these preferences. */
function buildHydratedRegistry(preferences: Record<string, string> = {}): Registry {
  const registry = createTestRegistry(userStore);
  hydrateCurrentUser(registry, buildUser({ woocommerce_meta: preferences }));
  return registry;
}

const stored = (preferences: Record<string, string>) => ({ id: 1, woocommerce_meta: preferences });
const sent = (preferences: Record<string, string>) => ({ woocommerce_meta: preferences });

describe('the user', () => {
  test('is loaded once, with capabilities', async () => {
    api.get(PATH, { context: 'edit' }).reply(200, buildUser({ is_super_admin: false, name: 'Ada' }));
    const registry = createTestRegistry(userStore);

    const user = await registry.resolveSelect(userStore).getCurrentUser();

    expect(user).toMatchObject({ id: 1, name: 'Ada', firstName: 'Ada', roles: ['administrator'] });
    expect(registry.select(userStore).currentUserCan('manage_woocommerce')).toBe(true);
    expect(registry.select(userStore).currentUserCan('fly')).toBe(false);
  });

  test('has all capabilities as a network administrator', () => {
    expect(buildHydratedRegistry().select(userStore).currentUserCan('fly')).toBe(true);
  });

  test('has no capabilities until loaded', () => {
    expect(createTestRegistry(userStore).select(userStore).currentUserCan('read')).toBe(false);
  });

  test('is preloaded without a request', () => {
    const registry = buildHydratedRegistry();

    expect(registry.select(userStore).getCurrentUser()).toMatchObject({ id: 1, name: 'Ada' });
    expect(registry.resolution(userStore).getCurrentUser().status).toBe('finished');
  });

  test('is invalid without an ID', () => {
    expect(() => hydrateCurrentUser(createTestRegistry(userStore), { name: 'Ada' })).toThrow('Expected "id"');
  });

  test('has no capabilities if they are an empty list', () => {
    const registry = createTestRegistry(userStore);

    hydrateCurrentUser(registry, { id: 19, capabilities: [], roles: null });

    expect(registry.select(userStore).currentUserCan('read')).toBe(false);
  });

  test('fails when logged out', async () => {
    api.get(PATH, { context: 'edit' }).reply(401, buildError('rest_not_logged_in', 401));

    await expect(
      createTestRegistry(userStore).resolveSelect(userStore).getCurrentUser(),
    ).rejects.toMatchObject({
      failure: { status: 401 },
    });
  });
});

describe('preferences', () => {
  test.each([
    ['JSON text', '{"payments":2}', { payments: 2 }],
    ['an empty string, which means unset', '', undefined],
    ['invalid JSON', '{"payments":', undefined],
    ['null', 'null', undefined],
  ])('are loaded from %s', (_, text, value) => {
    expect(
      buildHydratedRegistry({ [STARTED]: text })
        .select(userStore)
        .getPreference(STARTED),
    ).toEqual(value);
  });

  test.each([
    ['homepage_layout', 'two_columns'],
    ['dashboard_chart_interval', 'week'],
    ['dashboard_chart_type', 'bar'],
    ['color_scheme', 'dark'],
    ['density', 'compact'],
    ['android_app_banner_dismissed', 'yes'],
    ['help_panel_highlight_shown', 'yes'],
    ['notices_stay', 'yes'],
    ['payment_benefits_dismissed', 'yes'],
    ['promotions_hidden', 'yes'],
    ['variable_product_tour_shown', 'yes'],
  ] as const)('%s is parsed as JSON or plain text and written as JSON', async (name, value) => {
    const getStored = (text: string) =>
      buildHydratedRegistry({ [name]: text })
        .select(userStore)
        .getPreference(name);
    expect([getStored(value), getStored(`"${value}"`)]).toEqual([value, value]);

    const registry = buildHydratedRegistry();
    api.post(PATH, sent({ [name]: `"${value}"` }), PREFERENCES).reply(200, stored({ [name]: value }));
    await registry.dispatch(userStore).updatePreferences({ [name]: value });
    expect(registry.select(userStore).getPreference(name)).toBe(value);
  });

  test('are shown at once, and only changed ones are sent as JSON', async () => {
    const registry = buildHydratedRegistry({
      homepage_layout: '"single_column"',
      dashboard_chart_type: '"bar"',
    });
    api
      .post(PATH, sent({ homepage_layout: '"two_columns"' }), PREFERENCES)
      .reply(200, stored({ homepage_layout: '"two_columns"', dashboard_chart_type: '"line"' }));

    const saving = registry
      .dispatch(userStore)
      .updatePreferences({ homepage_layout: 'two_columns', dashboard_chart_type: 'bar' });

    expect(registry.select(userStore).getPreference('homepage_layout')).toBe('two_columns');
    await saving;
    expect(registry.select(userStore).getPreference('homepage_layout')).toBe('two_columns');
    // Another tab wrote this one meanwhile.
    expect(registry.select(userStore).getPreference('dashboard_chart_type')).toBe('line');
  });

  test('are not sent if unchanged', async () => {
    const registry = buildHydratedRegistry({ homepage_layout: '"single_column"' });

    await registry.dispatch(userStore).updatePreferences({ homepage_layout: 'single_column' });

    expect(registry.select(userStore).isSavingPreference('homepage_layout')).toBe(false);
  });

  test('are deleted by setting undefined', async () => {
    const registry = buildHydratedRegistry({ help_panel_highlight_shown: '"yes"' });
    api.post(PATH, sent({ help_panel_highlight_shown: '' }), PREFERENCES).reply(200, stored({}));

    await registry.dispatch(userStore).updatePreferences({ help_panel_highlight_shown: undefined });

    expect(registry.select(userStore).getPreference('help_panel_highlight_shown')).toBeUndefined();
  });

  test('are reverted when the server rejects them', async () => {
    const registry = buildHydratedRegistry({ homepage_layout: '"single_column"' });
    api.post(PATH, undefined, PREFERENCES).reply(403, buildError('rest_cannot_edit', 403));

    const saving = registry.dispatch(userStore).updatePreferences({ homepage_layout: 'two_columns' });

    await expect(saving).rejects.toMatchObject({ failure: { code: 'rest_cannot_edit' } });
    expect(registry.select(userStore).getPreference('homepage_layout')).toBe('single_column');
  });

  test('are reverted when saving is canceled', async () => {
    const registry = buildHydratedRegistry({ homepage_layout: '"single_column"' });
    const answer = deferReply(() => ({}));
    api.post(PATH, undefined, PREFERENCES).reply(200, answer.reply);
    const saving = registry.dispatch(userStore).updatePreferences({ homepage_layout: 'two_columns' });
    await answer.requested();

    saving.cancel();

    await expect(saving).rejects.toBeInstanceOf(CancelledError);
    expect(registry.select(userStore).getPreference('homepage_layout')).toBe('single_column');
  });

  test('end with the last of several quick changes', async () => {
    const registry = buildHydratedRegistry({ homepage_layout: '"single_column"' });
    const answered: string[] = [];
    const answer = (text: string) => () => {
      answered.push(text);
      return stored({ homepage_layout: text });
    };
    const first = deferReply(answer('"two_columns"'));
    api.post(PATH, sent({ homepage_layout: '"two_columns"' }), PREFERENCES).reply(200, first.reply);
    api
      .post(PATH, sent({ homepage_layout: '"single_column"' }), PREFERENCES)
      .reply(200, answer('"single_column"'));
    const { updatePreferences } = registry.dispatch(userStore);

    const changes = Promise.all([
      updatePreferences({ homepage_layout: 'two_columns' }),
      updatePreferences({ homepage_layout: 'single_column' }),
    ]);
    await first.requested();
    first.release();
    await changes;

    expect(answered).toEqual(['"two_columns"', '"single_column"']);
    expect(registry.select(userStore).getPreference('homepage_layout')).toBe('single_column');
  });

  test('are not replaced by a user read before they were saved', async () => {
    const registry = buildHydratedRegistry({ density: '"comfortable"' });
    const asUser = (density: string) => buildUser({ woocommerce_meta: { density } });
    const outdated = deferReply(() => asUser('"comfortable"'));
    api.get(PATH, { context: 'edit' }).reply(200, outdated.reply);
    registry.invalidate(userStore).getCurrentUser();
    const reading = registry.resolveSelect(userStore).getCurrentUser();
    await outdated.requested();
    api.post(PATH, undefined, PREFERENCES).reply(200, stored({ density: '"compact"' }));
    await registry.dispatch(userStore).updatePreferences({ density: 'compact' });
    api.get(PATH, { context: 'edit' }).reply(200, () => asUser('"compact"'));

    outdated.release();
    await reading;

    expect(registry.select(userStore).getPreference('density')).toBe('compact');
  });
});

describe('changing values that other tabs write too', () => {
  const add = (task: string) => (starts: unknown) => ({ ...Object(starts), [task]: 1 });

  test('starts from the stored value to keep their entries', async () => {
    const registry = buildHydratedRegistry({ [STARTED]: '{"tax":1}' });
    api.get(PATH, PREFERENCES).reply(200, stored({ [STARTED]: '{"tax":1,"shipping":1}' }));
    const merged = { [STARTED]: '{"tax":1,"shipping":1,"payments":1}' };
    api.post(PATH, sent(merged), PREFERENCES).reply(200, stored(merged));

    const changing = registry.dispatch(userStore).changePreference(STARTED, add('payments'));

    expect(registry.select(userStore).getPreference(STARTED)).toEqual({ tax: 1, payments: 1 });
    await changing;
    expect(registry.select(userStore).getPreference(STARTED)).toEqual({ tax: 1, shipping: 1, payments: 1 });
  });

  test('writes nothing if the current value cannot be loaded', async () => {
    const registry = buildHydratedRegistry({ [STARTED]: '{"tax":1}' });
    api.get(PATH, PREFERENCES).reply(500, buildError('rest_user_invalid_id', 500));

    await expect(
      registry.dispatch(userStore).changePreference(STARTED, add('payments')),
    ).rejects.toMatchObject({ failure: { status: 500 } });

    expect(registry.select(userStore).getPreference(STARTED)).toEqual({ tax: 1 });
  });
});

test('updates the screen with the user, capabilities and preferences', async () => {
  api.get(PATH, { context: 'edit' }).reply(200, buildUser({ is_super_admin: false }));
  api.post(PATH, undefined, PREFERENCES).reply(200, (_path, body) => ({ id: 1, ...Object(body) }));
  function Layout() {
    const { user, status } = useCurrentUser();
    const [layout = 'single_column', setLayout] = usePreference('homepage_layout');
    const mayInstall = useCapability('install_plugins');
    if (status !== 'finished') return <output>Loading</output>;
    return (
      <button type="button" onClick={() => void setLayout('two_columns')}>
        {user?.name} {layout} {mayInstall ? 'installs' : 'looks'}
      </button>
    );
  }
  const { user } = renderWithStores([userStore], <Layout />);

  await user.click(await screen.findByRole('button', { name: 'Ada single_column installs' }));

  expect(await screen.findByRole('button', { name: 'Ada two_columns installs' })).toBeInTheDocument();
});
