import { waitFor } from '@testing-library/react';
import { createRegistry, defineStore, request, type Saga } from '@admin/data';
import { request as http, requestPage, toList, toRecord } from '@admin/http';
import { buildError, api } from '@admin/testing';
import { createCollection, type CollectionState } from './index';

interface Book {
  id: number;
  shelf: string;
  copies?: number;
}

const books = createCollection<Book>('books', ({ shelf }, query) => shelf === query['shelf']);

const fetchBooks = (signal: AbortSignal, query: { shelf: string }) =>
  requestPage('/books', { query, signal, parse: (payload) => toList(payload) as Book[] });

const saveShelf = (signal: AbortSignal, ids: readonly number[], shelf: string) =>
  http('/books', {
    method: 'POST',
    body: { ids, shelf },
    signal,
    parse: (payload) => toList(payload) as Book[],
  });

function* move(ids: readonly number[], shelf: string): Saga {
  yield* books.withEdit(Object.fromEntries(ids.map((id) => [id, { shelf }])), () =>
    request(saveShelf, ids, shelf),
  );
}

const booksStore = defineStore({
  name: 'books',
  reducer: books.reducer,
  selectors: (state: CollectionState<Book>) => ({
    getBooks: (shelf: string) => books.getPage(state, { page: undefined, shelf }),
    getBook: (id: number) => books.getItem(state, id),
    isSaving: (id: number) => books.isSaving(state, id),
  }),
  actions: { move, receiveBooks: books.receivePage },
  resolvers: { getBooks: (shelf: string) => books.fetchPage(fetchBooks, { shelf }) },
});

const book = (id: number, shelf = 'blue'): Book => ({ id, shelf });

/** A registry with books, seven of them on the blue shelf. */
function aRegistry(...items: Book[]) {
  const registry = createRegistry();
  registry.register(booksStore);
  void registry
    .dispatch(booksStore)
    .receiveBooks({ query: { shelf: 'blue' }, page: { items, total: 7, totalPages: 2 } });
  registry.finishResolution(booksStore).getBooks('blue');
  const shown = () => {
    const page = registry.select(booksStore).getBooks('blue');
    return { ids: page?.items.map(({ id }) => id), total: page?.total };
  };
  return { registry, shown, move: registry.dispatch(booksStore).move };
}

describe('pages', () => {
  test('are identified by their query, regardless of key order', () => {
    const { registry } = aRegistry(book(1), book(2));

    expect(registry.select(booksStore).getBooks('blue')).toEqual({
      items: [book(1), book(2)],
      total: 7,
      totalPages: 2,
    });
  });

  test('are the same object while state is equal', () => {
    const { registry } = aRegistry(book(1));

    expect(registry.select(booksStore).getBooks('blue')).toBe(registry.select(booksStore).getBooks('blue'));
  });

  test('merge with fields of a record that other responses contained', () => {
    const { registry } = aRegistry({ id: 1, shelf: 'blue', copies: 3 });

    void registry
      .dispatch(booksStore)
      .receiveBooks({ query: { shelf: 'all' }, page: { items: [book(1)], total: 1, totalPages: 1 } });

    expect(registry.select(booksStore).getBook(1)).toEqual({ id: 1, shelf: 'blue', copies: 3 });
  });

  test('are fetched again if they were loaded before a change', async () => {
    const { registry, move: moveBooks } = aRegistry(book(1), book(2));
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    let isAsked = false;
    api.get('/books', { shelf: 'blue' }).reply(200, async () => {
      isAsked = true;
      await arrival;
      return [book(1), book(2)];
    });
    api.get('/books', { shelf: 'blue' }).reply(200, [book(2)]);
    api.post('/books').reply(200, [book(1, 'red')]);
    registry.invalidateAll(booksStore);
    const reading = registry.resolveSelect(booksStore).getBooks('blue');
    await waitFor(() => expect(isAsked).toBe(true));

    await moveBooks([1], 'red');
    arrive();

    expect((await reading)?.items).toEqual([book(2)]);
  });
});

describe('edits', () => {
  const answering = () =>
    api
      .post('/books')
      .reply(200, (_path, body) =>
        (toRecord(body)['ids'] as number[]).map((id) => book(id, String(toRecord(body)['shelf']))),
      );

  test('of several records apply at once and remove them from lists they no longer match', async () => {
    const { registry, shown, move: moveBooks } = aRegistry(book(1), book(2), book(3));
    answering();

    const moving = moveBooks([1, 3], 'red');

    expect(shown()).toEqual({ ids: [2], total: 5 });
    expect(registry.select(booksStore).isSaving(3)).toBe(true);
    expect(registry.select(booksStore).isSaving(2)).toBe(false);
    await moving;
    expect(shown()).toEqual({ ids: [2], total: 5 });
    expect(registry.select(booksStore).isSaving(3)).toBe(false);
  });

  test('roll back only their own fields when they fail', async () => {
    const { shown, move: moveBooks } = aRegistry(book(1), book(2), book(3));
    api.post('/books', { ids: [1], shelf: 'red' }).reply(403, buildError('rest_forbidden', 403));
    api.post('/books', { ids: [2], shelf: 'red' }).reply(200, [book(2, 'red')]);

    const results = await Promise.allSettled([moveBooks([1], 'red'), moveBooks([2], 'red')]);

    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(shown()).toEqual({ ids: [1, 3], total: 6 });
  });

  test('of one record run in sequence, those of other records run in parallel', async () => {
    const { shown, move: moveBooks } = aRegistry(book(1), book(2));
    const begun: string[] = [];
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    const saving = (ids: number[], shelf: string, wait?: Promise<void>) =>
      api.post('/books', { ids, shelf }).reply(200, async () => {
        begun.push(`${ids.join()} ${shelf}`);
        await wait;
        return ids.map((id) => book(id, shelf));
      });
    saving([1, 2], 'red', arrival);
    saving([1], 'blue');
    saving([3], 'red');

    const moving = Promise.all([moveBooks([1, 2], 'red'), moveBooks([1], 'blue'), moveBooks([3], 'red')]);
    expect(shown().ids).toEqual([1]);
    await waitFor(() => expect(begun).toEqual(['1,2 red', '3 red']));
    arrive();
    await moving;

    expect(begun).toEqual(['1,2 red', '3 red', '1 blue']);
    expect(shown().ids).toEqual([1]);
  });

  test('of an unknown record show nothing until the server returns it', async () => {
    const { registry, move: moveBooks } = aRegistry(book(1));
    answering();

    const moving = moveBooks([9], 'red');

    expect(registry.select(booksStore).getBook(9)).toBeUndefined();
    await moving;
    expect(registry.select(booksStore).getBook(9)).toEqual(book(9, 'red'));
  });

  test('notify other stores only after they are confirmed', async () => {
    const confirmed: unknown[] = [];
    const registry = createRegistry();
    registry.register(booksStore);
    registry.register(
      defineStore({
        name: 'readers',
        reducer: (state: null = null, action) => {
          if (books.isConfirmation(action)) confirmed.push(action.payload.confirmed);
          return state;
        },
        selectors: () => ({}),
        actions: {},
      }),
    );
    api.post('/books').reply(403, buildError('rest_forbidden', 403));
    await expect(registry.dispatch(booksStore).move([1], 'red')).rejects.toMatchObject({
      failure: { status: 403 },
    });
    answering();

    await registry.dispatch(booksStore).move([1], 'red');

    expect(confirmed).toEqual([[book(1, 'red')]]);
  });
});
