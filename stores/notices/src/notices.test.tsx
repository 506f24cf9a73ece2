import { act, screen, waitFor } from '@testing-library/react';
import { createRegistry, type Registry } from '@admin/data';
import { addFilter, onExtensionFailure, removeFilter } from '@admin/extensions';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildError, api, buildUser, renderWithStores } from '@admin/testing';
import { noticesStore, useNotices } from './index';

const PATH = '/wc-admin/options';
const QUEUE = 'woocommerce_admin_transient_notices_queue';
const FILTER = 'woocommerce_admin_queued_notice_filter';
const STORES = [noticesStore, optionsStore, userStore];
const saved = { id: 'saved', status: 'success', content: 'Saved', options: [], user_id: 1 };
const everyone = {
  id: 'everyone',
  status: 'info',
  content: 'For everyone',
  options: { explicitDismiss: true },
};

/** Fills a registry with user 1 and a queue, as the page does. */
function hydrate(registry: Registry, queue: unknown): void {
  hydrateCurrentUser(registry, buildUser({ id: 1 }));
  hydrateOptions(registry, { [QUEUE]: queue });
}

function buildRegistry(queue: unknown = {}): Registry {
  const registry = createRegistry();
  for (const store of STORES) registry.register(store);
  hydrate(registry, queue);
  return registry;
}

const contents = (registry: Registry) =>
  registry
    .select(noticesStore)
    .getNotices()
    .map(({ content }) => content);

describe('notices', () => {
  test('are shown oldest first until they are removed', async () => {
    const registry = buildRegistry();
    const { createNotice, createSuccessNotice, createErrorNotice, removeNotice } =
      registry.dispatch(noticesStore);

    await createSuccessNotice('Task dismissed');
    await createErrorNotice('There was a problem');
    const id = await createNotice('info', 'By the way', { explicitDismiss: true, icon: 'info' });

    expect(registry.select(noticesStore).getNotices()).toMatchObject([
      { status: 'success', content: 'Task dismissed', explicitDismiss: false, actions: [] },
      { status: 'error', content: 'There was a problem' },
      { id, status: 'info', content: 'By the way', explicitDismiss: true, icon: 'info' },
    ]);
    await removeNotice(id);
    expect(contents(registry)).toEqual(['Task dismissed', 'There was a problem']);
  });

  test('replace the one with the same ID', async () => {
    const registry = buildRegistry();
    const { createNotice } = registry.dispatch(noticesStore);

    await createNotice('info', 'Saving', { id: 'save' });
    await createNotice('success', 'Another');
    await createNotice('success', 'Saved', { id: 'save' });

    expect(contents(registry)).toEqual(['Another', 'Saved']);
  });

  test('keep only the first of several actions, with its callback', async () => {
    const undo = jest.fn();
    const actions = [
      { label: 'Undo', onClick: undo },
      { label: 'Never shown', url: 'https://store.example' },
    ];
    function Snackbars() {
      const { notices, removeNotice } = useNotices();
      return notices.map(({ id, content, actions: shown }) => (
        <p key={id}>
          {content}
          {shown.map(({ label, onClick }) => (
            <button type="button" key={label} onClick={onClick}>
              {label}
            </button>
          ))}
          <button type="button" onClick={() => void removeNotice(id)}>
            Dismiss
          </button>
        </p>
      ));
    }
    const { user, registry } = renderWithStores(STORES, <Snackbars />, {
      prepare: (fresh) => hydrate(fresh, {}),
    });

    await act(async () => {
      await registry.dispatch(noticesStore).createSuccessNotice('Task dismissed', { actions });
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Never shown' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Task dismissed')).not.toBeInTheDocument();
  });
});

describe('the stored queue', () => {
  afterEach(() => removeFilter(FILTER, 'acme'));

  test.each([
    ['of the user', 1, true],
    ['of the user, as text', '1', true],
    ['of everyone', undefined, true],
    ['of everyone, as null', null, true],
    ['of someone else', 2, false],
  ])('shows a notice %s', async (_, owner, isShown) => {
    const registry = buildRegistry({ saved: { ...saved, user_id: owner } });

    await registry.resolveSelect(noticesStore).getNotices();

    expect(contents(registry)).toEqual(isShown ? ['Saved'] : []);
  });

  test.each([
    ['that was never saved', false],
    ['that is an empty list', []],
    ['with invalid notices', { a: null, b: 'Saved', c: ['Saved'] }],
  ])('%s shows nothing', async (_, queue) => {
    const registry = buildRegistry(queue);

    await registry.resolveSelect(noticesStore).getNotices();

    expect(contents(registry)).toEqual([]);
  });

  test('shows the valid fields of a notice', async () => {
    const registry = buildRegistry({
      odd: { content: 'Odd', status: 'fancy', options: { actions: [null, { label: 'Go', url: '/x' }] } },
    });

    await registry.resolveSelect(noticesStore).getNotices();

    expect(registry.select(noticesStore).getNotices()).toMatchObject([
      { id: 'odd', status: 'info', content: 'Odd', actions: [{ label: 'Go', url: '/x' }] },
    ]);
  });

  test('is requested when it is not preloaded', async () => {
    api.get(PATH, { options: QUEUE }).reply(200, { [QUEUE]: { saved } });
    const registry = createRegistry();
    for (const store of STORES) registry.register(store);
    hydrateCurrentUser(registry, buildUser({ id: 1 }));

    await registry.resolveSelect(noticesStore).getNotices();

    expect(contents(registry)).toEqual(['Saved']);
  });

  test('passes each notice through the filter of extensions', async () => {
    addFilter(FILTER, 'acme', (notice: object) => ({ ...notice, content: 'Filtered', id: 'other' }));
    const registry = buildRegistry({ saved });

    await registry.resolveSelect(noticesStore).getNotices();

    expect(registry.select(noticesStore).getNotices()).toMatchObject([{ id: 'saved', content: 'Filtered' }]);
  });

  test.each([
    ['returns nothing', () => undefined, 0],
    ['returns an invalid notice', () => 'none', 1],
    [
      'throws an error',
      () => {
        throw new Error('Acme is broken.');
      },
      1,
    ],
  ])('keeps a notice unchanged when the filter %s', async (_, filter, mistakes) => {
    const failures: string[] = [];
    const stop = onExtensionFailure(({ source }) => failures.push(source));
    addFilter(FILTER, 'acme', filter);
    const registry = buildRegistry({ saved });

    await registry.resolveSelect(noticesStore).getNotices();

    expect(contents(registry)).toEqual(['Saved']);
    expect(failures).toEqual(Array(mistakes).fill(`callback "acme" of filter "${FILTER}"`));
    stop();
  });

  test('removes one notice and keeps others queued meanwhile', async () => {
    const registry = buildRegistry({ saved });
    await registry.resolveSelect(noticesStore).getNotices();
    api.get(PATH, { options: QUEUE }).reply(200, { [QUEUE]: { saved, everyone } });
    api.post(PATH, { [QUEUE]: { everyone } }).reply(200, { [QUEUE]: true });

    await registry.dispatch(noticesStore).removeNotice('saved');

    expect(contents(registry)).toEqual([]);
    expect(registry.select(optionsStore).getOption(QUEUE)).toEqual({ everyone });
  });

  test('removes several notices at once', async () => {
    const registry = buildRegistry({ saved, everyone });
    await registry.resolveSelect(noticesStore).getNotices();
    let stored: unknown = { saved, everyone };
    api
      .get(PATH, { options: QUEUE })
      .twice()
      .reply(200, () => ({ [QUEUE]: stored }));
    api
      .post(PATH)
      .twice()
      .reply(200, (_path, body) => {
        stored = Object(body)[QUEUE];
        return {};
      });
    const { removeNotice } = registry.dispatch(noticesStore);

    await Promise.all([removeNotice('saved'), removeNotice('everyone')]);

    expect(stored).toEqual({});
  });

  test('ignores notices from other sources', async () => {
    const registry = buildRegistry({ everyone });
    await registry.resolveSelect(noticesStore).getNotices();
    const { createSuccessNotice, removeNotice } = registry.dispatch(noticesStore);

    await removeNotice(await createSuccessNotice('Done'));

    expect(contents(registry)).toEqual(['For everyone']);
  });

  test('hides a removed notice and reports an error when saving fails', async () => {
    const registry = buildRegistry({ saved });
    await registry.resolveSelect(noticesStore).getNotices();
    api.get(PATH, { options: QUEUE }).reply(403, buildError('woocommerce_rest_cannot_view', 403));

    await expect(registry.dispatch(noticesStore).removeNotice('saved')).rejects.toMatchObject({
      failure: { status: 403 },
    });

    await waitFor(() => expect(contents(registry)).toEqual([]));
  });
});
