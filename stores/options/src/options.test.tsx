import nock from 'nock';
import { act, screen, waitFor } from '@testing-library/react';
import { CancelledError } from '@admin/data';
import { ApiError } from '@admin/http';
import { settingsStore, type GroupValues } from '@admin/store-settings';
import {
  buildError,
  api,
  buildSetting,
  createTestRegistry,
  deferReply,
  renderWithStores,
} from '@admin/testing';
import { hydrateOptions, optionsStore, useOption } from './index';

const PATH = '/wc-admin/options';
const TRACKING = 'woocommerce_allow_tracking';
const LAYOUT = 'woocommerce_default_homepage_layout';
const SHOWN_FOR_ACTIONS_OPTION = 'woocommerce_ces_shown_for_actions';
const forbidden = buildError('woocommerce_rest_cannot_view', 403, 'Sorry, you cannot view these options.');

function TrackingSwitch() {
  const { value, status, failure, save } = useOption(TRACKING);
  if (failure) return <p role="alert">{failure.message}</p>;
  if (status !== 'finished') return <output>Loading</output>;
  const toggle = () => void save(value === 'yes' ? 'no' : 'yes').catch(() => {});
  return (
    <button type="button" role="switch" aria-checked={value === 'yes'} onClick={toggle}>
      Usage tracking
    </button>
  );
}

describe('reading', () => {
  test('requests a value once for all components', async () => {
    api.get(PATH, { options: TRACKING }).reply(200, { [TRACKING]: 'yes' });

    renderWithStores([optionsStore], [<TrackingSwitch key="a" />, <TrackingSwitch key="b" />]);

    expect(await screen.findAllByRole('switch', { checked: true })).toHaveLength(2);
  });

  test('batches names requested in the same tick', async () => {
    api
      .get(PATH, { options: `${TRACKING},${LAYOUT}` })
      .reply(200, { [TRACKING]: 'no', [LAYOUT]: 'two_columns' });
    const registry = createTestRegistry(optionsStore);

    const values = await registry.resolve((select) => [
      select(optionsStore).getOption(TRACKING),
      select(optionsStore).getOption(LAYOUT),
    ]);

    expect(values).toEqual(['no', 'two_columns']);
  });

  test('returns false for an unset option and a map for an empty map', async () => {
    const queue = 'woocommerce_admin_transient_notices_queue';
    api
      .get(PATH, { options: `${SHOWN_FOR_ACTIONS_OPTION},${queue}` })
      .reply(200, { [SHOWN_FOR_ACTIONS_OPTION]: false, [queue]: [] });
    const registry = createTestRegistry(optionsStore);

    const values = await registry.resolve((select) => [
      select(optionsStore).getOption(SHOWN_FOR_ACTIONS_OPTION),
      select(optionsStore).getOption(queue),
    ]);

    expect(values).toEqual([false, {}]);
  });

  test('loads other options when one is forbidden', async () => {
    api.get(PATH, { options: `${TRACKING},stylesheet` }).reply(403, forbidden);
    api.get(PATH, { options: TRACKING }).reply(200, { [TRACKING]: 'yes' });
    api.get(PATH, { options: 'stylesheet' }).reply(403, forbidden);
    const { resolveSelect, resolution } = createTestRegistry(optionsStore);

    const [tracking, stylesheet] = await Promise.allSettled([
      resolveSelect(optionsStore).getOption(TRACKING),
      resolveSelect(optionsStore).getOption('stylesheet'),
    ]);

    expect(tracking).toEqual({ status: 'fulfilled', value: 'yes' });
    expect(stylesheet.status).toBe('rejected');
    expect(resolution(optionsStore).getOption('stylesheet').failure).toMatchObject({ status: 403 });
  });

  test.each([
    ['a list', ['yes']],
    ['a string', 'yes'],
  ])('fails when the response is %s', async (_, answer) => {
    api.get(PATH, { options: TRACKING }).reply(200, JSON.stringify(answer));
    const registry = createTestRegistry(optionsStore);

    await expect(registry.resolveSelect(optionsStore).getOption(TRACKING)).rejects.toMatchObject({
      failure: { kind: 'payload' },
    });
  });

  test('shows an error until the option is loaded again', async () => {
    api
      .get(PATH, { options: TRACKING })
      .reply(500, buildError('woocommerce_rest_cannot_view', 500, 'Out of order.'));
    const { registry } = renderWithStores([optionsStore], <TrackingSwitch />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Out of order.');
    api.get(PATH, { options: TRACKING }).reply(200, { [TRACKING]: 'yes' });

    act(() => registry.invalidate(optionsStore).getOption(TRACKING));

    expect(await screen.findByRole('switch', { checked: true })).toBeInTheDocument();
  });

  test('uses preloaded values at once, whether or not they are set', () => {
    const registry = createTestRegistry(optionsStore);

    hydrateOptions(registry, { [LAYOUT]: 'two_columns', woocommerce_admin_transient_notices_queue: [] });

    const { getOption } = registry.select(optionsStore);
    expect(getOption(LAYOUT)).toBe('two_columns');
    expect(getOption('woocommerce_admin_transient_notices_queue')).toEqual({});
    expect(getOption('woocommerce_admin_install_timestamp')).toBe(false);
    expect(registry.resolution(optionsStore).getOption(LAYOUT).status).toBe('finished');
  });
});

describe('writing', () => {
  test('shows an edit at once and keeps it after the response', async () => {
    const registry = createTestRegistry(optionsStore);
    hydrateOptions(registry, { [TRACKING]: 'no' });
    // `false` means that the stored value was already the same, which is not a failure.
    api.post(PATH, { [TRACKING]: 'yes' }).reply(200, { [TRACKING]: false });

    const saving = registry.dispatch(optionsStore).updateOptions({ [TRACKING]: 'yes' });

    expect(registry.select(optionsStore).getOption(TRACKING)).toBe('yes');
    expect(registry.select(optionsStore).isSaving(TRACKING)).toBe(true);
    await saving;
    expect(registry.select(optionsStore).getOption(TRACKING)).toBe('yes');
    expect(registry.select(optionsStore).isSaving(TRACKING)).toBe(false);
  });

  test('shows an edit at once and reverts it when the server rejects it', async () => {
    const refusal = deferReply(() => buildError('woocommerce_rest_cannot_update', 403, 'Not you.'));
    api.get(PATH, { options: TRACKING }).reply(200, { [TRACKING]: 'no' });
    api.post(PATH, { [TRACKING]: 'yes' }).reply(403, refusal.reply);
    const { user } = renderWithStores([optionsStore], <TrackingSwitch />);

    await user.click(await screen.findByRole('switch', { checked: false }));

    expect(screen.getByRole('switch')).toBeChecked();
    refusal.release();
    await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked());
  });

  test('shows the reason when the server rejects it', async () => {
    api
      .post(PATH, { stylesheet: 'x' })
      .reply(403, buildError('woocommerce_rest_cannot_update', 403, 'Not you.'));

    const saving = createTestRegistry(optionsStore).dispatch(optionsStore).updateOptions({ stylesheet: 'x' });

    await expect(saving).rejects.toBeInstanceOf(ApiError);
    await expect(saving).rejects.toMatchObject({ failure: { status: 403, message: 'Not you.' } });
  });

  test('sends edits of one option in order without blocking others', async () => {
    const registry = createTestRegistry(optionsStore);
    hydrateOptions(registry, { [TRACKING]: 'no', [LAYOUT]: false });
    const answered: unknown[] = [];
    const answer = (value: string) => () => {
      answered.push(value);
      return {};
    };
    const first = deferReply(answer('yes'));
    api.post(PATH, { [TRACKING]: 'yes' }).reply(200, first.reply);
    api.post(PATH, { [TRACKING]: 'no' }).reply(200, answer('no'));
    api.post(PATH, { [LAYOUT]: 'two_columns' }).reply(200, answer('two_columns'));
    const { updateOptions } = registry.dispatch(optionsStore);

    const edits = [updateOptions({ [TRACKING]: 'yes' }), updateOptions({ [TRACKING]: 'no' })];
    await updateOptions({ [LAYOUT]: 'two_columns' });
    first.release();
    await Promise.all(edits);

    expect(answered).toEqual(['two_columns', 'yes', 'no']);
    expect(registry.select(optionsStore).getOption(TRACKING)).toBe('no');
  });

  test('reverts one edit without affecting others', async () => {
    const registry = createTestRegistry(optionsStore);
    hydrateOptions(registry, { [TRACKING]: 'no', [LAYOUT]: false });
    api.post(PATH, { [TRACKING]: 'yes' }).reply(403, forbidden);
    api.post(PATH, { [LAYOUT]: 'two_columns' }).reply(200, { [LAYOUT]: true });
    const { updateOptions } = registry.dispatch(optionsStore);

    await Promise.allSettled([
      updateOptions({ [TRACKING]: 'yes' }),
      updateOptions({ [LAYOUT]: 'two_columns' }),
    ]);

    expect(registry.select(optionsStore).getOption(TRACKING)).toBe('no');
    expect(registry.select(optionsStore).getOption(LAYOUT)).toBe('two_columns');
  });

  test('shows a value that was saved as a setting', async () => {
    const registry = createTestRegistry(optionsStore, settingsStore);
    hydrateOptions(registry, { [TRACKING]: 'yes' });
    api.post('/wc-analytics/settings/general/batch').reply(200, {
      update: [buildSetting({ id: TRACKING, value: 'no' })],
    });

    await registry
      .dispatch(settingsStore)
      .updateSettings('general', { [TRACKING]: 'no' } as GroupValues<'general'>);

    expect(registry.select(optionsStore).getOption(TRACKING)).toBe('no');
  });

  test('ignores a response that is older than a save', async () => {
    const registry = createTestRegistry(optionsStore);
    const outdated = deferReply(() => ({ [TRACKING]: 'no' }));
    api.get(PATH, { options: TRACKING }).reply(200, outdated.reply);
    api.post(PATH, { [TRACKING]: 'yes' }).reply(200, { [TRACKING]: true });
    api.get(PATH, { options: TRACKING }).reply(200, { [TRACKING]: 'yes' });
    const reading = registry.resolveSelect(optionsStore).getOption(TRACKING);
    await waitFor(() =>
      expect(registry.resolution(optionsStore).getOption(TRACKING).status).toBe('resolving'),
    );

    await registry.dispatch(optionsStore).updateOptions({ [TRACKING]: 'yes' });
    outdated.release();

    expect(await reading).toBe('yes');
  });

  test('reverts a canceled edit until its result is known', async () => {
    const registry = createTestRegistry(optionsStore);
    hydrateOptions(registry, { [TRACKING]: 'no' });
    const answer = deferReply(() => ({}));
    api.post(PATH, { [TRACKING]: 'yes' }).reply(200, answer.reply);
    api.get(PATH, { options: TRACKING }).reply(200, { [TRACKING]: 'yes' });
    const saving = registry.dispatch(optionsStore).updateOptions({ [TRACKING]: 'yes' });
    await answer.requested();

    saving.cancel();

    await expect(saving).rejects.toBeInstanceOf(CancelledError);
    expect(registry.select(optionsStore).getOption(TRACKING)).toBe('no');
    await waitFor(() => expect(registry.select(optionsStore).getOption(TRACKING)).toBe('yes'));
  });
});

describe('a save with an unknown result', () => {
  const both = { [TRACKING]: 'yes', [LAYOUT]: 'two_columns' } as const;

  test.each([
    ['server error', (post: Post) => post.reply(500, buildError('internal_server_error', 500))],
    ['no response', (post: Post) => post.replyWithError('gone')],
  ])('is reported, and the stored value is loaded again in one request: %s', async (_, answer) => {
    const registry = createTestRegistry(optionsStore);
    hydrateOptions(registry, { [TRACKING]: 'no', [LAYOUT]: false });
    answer(api.post(PATH, both));
    api.get(PATH, { options: `${TRACKING},${LAYOUT}` }).reply(200, { [TRACKING]: 'yes', [LAYOUT]: false });

    await expect(registry.dispatch(optionsStore).updateOptions(both)).rejects.toBeInstanceOf(ApiError);

    await waitFor(() => expect(registry.select(optionsStore).getOption(TRACKING)).toBe('yes'));
    expect(registry.select(optionsStore).getOption(LAYOUT)).toBe(false);
  });

  test('reloads nothing that was not requested before or was rejected', async () => {
    const registry = createTestRegistry(optionsStore);
    hydrateOptions(registry, { [TRACKING]: 'no' });
    api.post(PATH, { stylesheet: 'x' }).reply(500, buildError('internal_server_error', 500));
    api.post(PATH, both).reply(403, forbidden);
    const { updateOptions } = registry.dispatch(optionsStore);

    await expect(updateOptions({ stylesheet: 'x' })).rejects.toBeInstanceOf(ApiError);
    await expect(updateOptions(both)).rejects.toBeInstanceOf(ApiError);

    expect(registry.select(optionsStore).getOption(TRACKING)).toBe('no');
  });

  test('does not revert later saves', async () => {
    const registry = createTestRegistry(optionsStore);
    hydrateOptions(registry, { [TRACKING]: 'no', [LAYOUT]: false });
    const older = deferReply(() => ({ [TRACKING]: 'no', [LAYOUT]: 'two_columns' }));
    api.post(PATH, both).reply(500, buildError('internal_server_error', 500));
    api.get(PATH, { options: `${TRACKING},${LAYOUT}` }).reply(200, older.reply);
    api.post(PATH, { [TRACKING]: 'yes' }).reply(200, {});
    api.get(PATH, { options: TRACKING }).reply(200, { [TRACKING]: 'yes' });
    const { updateOptions } = registry.dispatch(optionsStore);
    const seen = new Set<unknown>();
    registry.subscribe(() => seen.add(registry.select(optionsStore).getOption(TRACKING)));
    await expect(updateOptions(both)).rejects.toBeInstanceOf(ApiError);
    await older.requested();

    await updateOptions({ [TRACKING]: 'yes' });
    seen.clear();
    older.release();

    await waitFor(() => expect(registry.select(optionsStore).getOption(LAYOUT)).toBe('two_columns'));
    await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
    expect(seen).toEqual(new Set(['yes']));
  });
});

type Post = ReturnType<typeof api.post>;

describe('changing values that others write too', () => {
  test('starts from the stored value to keep entries written meanwhile', async () => {
    const registry = createTestRegistry(optionsStore);
    hydrateOptions(registry, { [SHOWN_FOR_ACTIONS_OPTION]: ['store_setup'] });
    api
      .get(PATH, { options: SHOWN_FOR_ACTIONS_OPTION })
      .reply(200, { [SHOWN_FOR_ACTIONS_OPTION]: ['store_setup', 'import'] });
    api
      .post(PATH, { [SHOWN_FOR_ACTIONS_OPTION]: ['store_setup', 'import', 'settings'] })
      .reply(200, { [SHOWN_FOR_ACTIONS_OPTION]: true });
    const add = (stored: unknown) => [...(Array.isArray(stored) ? stored : []), 'settings'];

    const changing = registry.dispatch(optionsStore).changeOption(SHOWN_FOR_ACTIONS_OPTION, add);

    expect(registry.select(optionsStore).getOption(SHOWN_FOR_ACTIONS_OPTION)).toEqual([
      'store_setup',
      'settings',
    ]);
    await changing;
    expect(registry.select(optionsStore).getOption(SHOWN_FOR_ACTIONS_OPTION)).toEqual([
      'store_setup',
      'import',
      'settings',
    ]);
  });

  test('applies a second change to the first', async () => {
    const registry = createTestRegistry(optionsStore);
    hydrateOptions(registry, { [SHOWN_FOR_ACTIONS_OPTION]: ['a'] });
    let stored: unknown = ['a'];
    api
      .get(PATH, { options: SHOWN_FOR_ACTIONS_OPTION })
      .twice()
      .reply(200, () => ({ [SHOWN_FOR_ACTIONS_OPTION]: stored }));
    api
      .post(PATH)
      .twice()
      .reply(200, (_path, body) => {
        stored = Object(body)[SHOWN_FOR_ACTIONS_OPTION];
        return {};
      });
    const { changeOption } = registry.dispatch(optionsStore);
    const add = (word: string) => (list: unknown) => [...(Array.isArray(list) ? list : []), word];

    await Promise.all([
      changeOption(SHOWN_FOR_ACTIONS_OPTION, add('b')),
      changeOption(SHOWN_FOR_ACTIONS_OPTION, add('c')),
    ]);

    expect(stored).toEqual(['a', 'b', 'c']);
    expect(registry.select(optionsStore).getOption(SHOWN_FOR_ACTIONS_OPTION)).toEqual(['a', 'b', 'c']);
  });

  test('writes nothing if the current value cannot be loaded', async () => {
    const registry = createTestRegistry(optionsStore);
    hydrateOptions(registry, { [SHOWN_FOR_ACTIONS_OPTION]: ['a'] });
    api.get(PATH, { options: SHOWN_FOR_ACTIONS_OPTION }).reply(403, forbidden);

    await expect(
      registry.dispatch(optionsStore).changeOption(SHOWN_FOR_ACTIONS_OPTION, () => []),
    ).rejects.toMatchObject({
      failure: { status: 403 },
    });

    expect(registry.select(optionsStore).getOption(SHOWN_FOR_ACTIONS_OPTION)).toEqual(['a']);
  });
});
