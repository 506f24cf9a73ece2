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

test('sends one request for all favorites', async () => {
  api.get(FAVORITES).reply(200, ['products']);
  const { isFavorite } = createTestRegistry(navigationStore).resolveSelect(navigationStore);

  expect(await Promise.all([isFavorite('products'), isFavorite('orders')])).toEqual([true, false]);
});

describe('adding', () => {
  test("shows the favorite at once, then the server's response", async () => {
    const registry = await withFavorites('products');
    api.post(FAVORITES, { item_id: 'orders' }).reply(200, ['products', 'reviews', 'orders']);

    const adding = registry.dispatch(navigationStore).addFavorite('orders');

    expect(shown(registry)).toEqual(['products', 'orders']);
    await adding;
    expect(shown(registry)).toEqual(['products', 'reviews', 'orders']);
  });

  test('succeeds when another tab has already added it', async () => {
    const registry = await withFavorites();
    api.post(FAVORITES).reply(409, buildError('woocommerce_favorites_already_exists', 409));

    await registry.dispatch(navigationStore).addFavorite('orders');

    expect(shown(registry)).toEqual(['orders']);
  });

  test('is reverted when the server rejects it', async () => {
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
  test('sends the entry in the body and hides it at once', async () => {
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

  test('succeeds when another tab has already removed it', async () => {
    const registry = await withFavorites('products');
    api.delete(FAVORITES).reply(404, buildError('woocommerce_favorites_does_not_exist', 404));

    await registry.dispatch(navigationStore).removeFavorite('products');

    expect(shown(registry)).toEqual([]);
  });

  test('fails on any other 404', async () => {
    const registry = await withFavorites('products');
    api.delete(FAVORITES).reply(404, buildError('rest_no_route', 404));

    await expect(registry.dispatch(navigationStore).removeFavorite('products')).rejects.toMatchObject({
      failure: { code: 'rest_no_route' },
    });

    expect(shown(registry)).toEqual(['products']);
  });
});

test('sends quick clicks in order and ends with the last one', async () => {
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

test('ignores a list that is older than a click', async () => {
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

test('shows and toggles the favorite state with the star button', async () => {
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
