import { screen } from '@testing-library/react';
import { CancelledError, type Registry } from '@admin/data';
import { buildError, api, createTestRegistry, deferReply, renderWithStores } from '@admin/testing';
import { navigationStore, useFavorite } from './index';
import { FAVORITES } from './testing';

async function withFavorites(...favorites: string[]): Promise<Registry> {
  api.get(FAVORITES).reply(200, favorites);
  const registry = createTestRegistry(navigationStore);
  await registry.resolveSelect(navigationStore).getFavorites();
  return registry;
}

const shown = (registry: Registry) => registry.select(navigationStore).getFavorites();

test('whether an entry is a favorite is asked once for all entries', async () => {
  api.get(FAVORITES).reply(200, ['products']);
  const { isFavorite } = createTestRegistry(navigationStore).resolveSelect(navigationStore);

  expect(await Promise.all([isFavorite('products'), isFavorite('orders')])).toEqual([true, false]);
});

describe('adding', () => {
  test('shows the favorite at once, then what the server says', async () => {
    const registry = await withFavorites('products');
    api.post(FAVORITES, { item_id: 'orders' }).reply(200, ['products', 'reviews', 'orders']);

    const adding = registry.dispatch(navigationStore).addFavorite('orders');

    expect(shown(registry)).toEqual(['products', 'orders']);
    await adding;
    expect(shown(registry)).toEqual(['products', 'reviews', 'orders']);
  });

  test('what another tab added already is as wanted', async () => {
    const registry = await withFavorites();
    api.post(FAVORITES).reply(409, buildError('woocommerce_favorites_already_exists', 409));

    await registry.dispatch(navigationStore).addFavorite('orders');

    expect(shown(registry)).toEqual(['orders']);
  });

  test('is reverted when the server refuses it', async () => {
    const registry = await withFavorites('products');
    api.post(FAVORITES).reply(400, buildError('rest_invalid_param', 400, 'Who are you?'));

    await expect(registry.dispatch(navigationStore).addFavorite('orders')).rejects.toThrow('Who are you?');

    expect(shown(registry)).toEqual(['products']);
  });

  test('is reverted when it is canceled', async () => {
    const registry = await withFavorites();
    const answer = deferReply(() => ['orders']);
    api.post(FAVORITES).reply(200, answer.reply);
    const adding = registry.dispatch(navigationStore).addFavorite('orders');
    await answer.requested();

    adding.cancel();

    await expect(adding).rejects.toBeInstanceOf(CancelledError);
    expect(shown(registry)).toEqual([]);
  });
});

describe('removing', () => {
  test('names the entry in the body, and shows it as gone at once', async () => {
    const registry = await withFavorites('products', 'orders');
    const bodies: unknown[] = [];
    api.delete(FAVORITES).reply(200, (_path, body) => {
      bodies.push(body);
      return ['orders'];
    });

    const removing = registry.dispatch(navigationStore).removeFavorite('products');

    expect(shown(registry)).toEqual(['orders']);
    await removing;
    expect(bodies).toEqual([{ item_id: 'products' }]);
    expect(shown(registry)).toEqual(['orders']);
  });

  test('what another tab removed already is as wanted', async () => {
    const registry = await withFavorites('products');
    api.delete(FAVORITES).reply(404, buildError('woocommerce_favorites_does_not_exist', 404));

    await registry.dispatch(navigationStore).removeFavorite('products');

    expect(shown(registry)).toEqual([]);
  });

  test('any other 404 is a failure', async () => {
    const registry = await withFavorites('products');
    api.delete(FAVORITES).reply(404, buildError('rest_no_route', 404));

    await expect(registry.dispatch(navigationStore).removeFavorite('products')).rejects.toMatchObject({
      failure: { code: 'rest_no_route' },
    });

    expect(shown(registry)).toEqual(['products']);
  });
});

test('quick clicks end as the last one asked for, and reach the server in order', async () => {
  const registry = await withFavorites();
  const first = deferReply(() => ['orders']);
  api.post(FAVORITES).reply(200, first.reply);
  api.delete(FAVORITES).reply(200, []);
  const { addFavorite, removeFavorite } = registry.dispatch(navigationStore);

  const clicks = Promise.all([addFavorite('orders'), removeFavorite('orders')]);
  expect(shown(registry)).toEqual([]);
  await first.requested();
  first.release();
  await clicks;

  expect(shown(registry)).toEqual([]);
});

test('a list that is older than a click does not undo it', async () => {
  const registry = createTestRegistry(navigationStore);
  const outdated = deferReply(() => []);
  api.get(FAVORITES).reply(200, outdated.reply);
  api.get(FAVORITES).reply(200, ['orders']);
  api.post(FAVORITES).reply(200, ['orders']);
  const reading = registry.resolveSelect(navigationStore).getFavorites();
  await outdated.requested();

  await registry.dispatch(navigationStore).addFavorite('orders');
  outdated.release();

  expect(await reading).toEqual(['orders']);
});

test('a star shows and changes whether its entry is a favorite', async () => {
  api.get(FAVORITES).reply(200, []);
  api.post(FAVORITES).reply(200, ['orders']);
  function Star() {
    const { isFavorite, toggle } = useFavorite('orders');
    return (
      <button type="button" aria-pressed={isFavorite} onClick={() => void toggle()}>
        Favorite
      </button>
    );
  }
  const { user } = renderWithStores([navigationStore], <Star />);

  await user.click(screen.getByRole('button', { pressed: false }));

  expect(await screen.findByRole('button', { pressed: true })).toBeInTheDocument();
});
