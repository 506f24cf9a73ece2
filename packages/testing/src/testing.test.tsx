import { screen, waitFor } from '@testing-library/react';
import { defineStore, put, request as requestIn, useSelect } from '@admin/data';
import { getHost, setHost } from '@admin/host';
import { request, toRecord } from '@admin/http';
import { buildHost, api, buildTask, buildTaskList, NONCE, renderWithStores, setUpHttp } from './index';

const greetingStore = defineStore({
  name: 'greeting',
  reducer: (state = '', action: { type: string; payload?: string }) =>
    action.type === 'greeting/received' ? (action.payload ?? '') : state,
  selectors: (state: string) => ({ getGreeting: (): string => state }),
  actions: { received: (payload: string) => ({ type: 'greeting/received', payload }) },
  resolvers: {
    *getGreeting() {
      const payload = yield* requestIn((signal) => request('/greeting', { signal, parse: toRecord }));
      yield* put({ type: 'greeting/received', payload: String(payload['text']) });
    },
  },
});

function Greeting() {
  return <p>{useSelect((select) => select(greetingStore).getGreeting()) || 'Nothing yet'}</p>;
}

describe('renderWithStores', () => {
  test('renders data from mocked API responses', async () => {
    api.get('/greeting').matchHeader('X-WP-Nonce', NONCE).reply(200, { text: 'Good morning' });

    renderWithStores([greetingStore], <Greeting />);

    expect(await screen.findByText('Good morning')).toBeInTheDocument();
  });

  test('prepares the registry before the first render', () => {
    renderWithStores([greetingStore], <Greeting />, {
      prepare: (registry) => {
        void registry.dispatch(greetingStore).received('Already here');
        registry.finishResolution(greetingStore).getGreeting();
      },
    });

    expect(screen.getByText('Already here')).toBeInTheDocument();
  });

  test('uses preloaded responses', async () => {
    const preloaded = { '/greeting': { body: { text: 'From the page' }, headers: {} } };

    renderWithStores([greetingStore], <Greeting />, { http: { preloaded } });

    expect(await screen.findByText('From the page')).toBeInTheDocument();
  });

  test('reports failed operations', async () => {
    api.get('/greeting').reply(403, {});

    const { onError } = renderWithStores([greetingStore], <Greeting />, {
      host: buildHost({ mode: 'embedded' }),
    });

    await waitFor(() => expect(onError).toHaveBeenCalled());
    expect(screen.getByText('Nothing yet')).toBeInTheDocument();
    expect(getHost().mode).toBe('embedded');
  });
});

describe('resets state between tests', () => {
  test.each(['first', 'second'])('%s', async () => {
    expect(getHost().mode).toBe('dashboard');
    setHost(buildHost({ mode: 'none' }));

    api.get('/greeting').matchHeader('X-WP-Nonce', NONCE).reply(200, {}, { 'X-WP-Nonce': 'ffffffffff' });
    expect(await request('/greeting', { parse: toRecord })).toEqual({});
  });
});

describe('builders', () => {
  test('override the given properties and keep the others', () => {
    const list = buildTaskList({ id: 'extended', tasks: [buildTask({ isComplete: true })] });

    expect(list).toMatchObject({ id: 'extended', isVisible: true });
    expect(list.tasks).toMatchObject([{ id: 'products', isComplete: true, canView: true }]);
  });
});

test('retries reads when enabled by a test', async () => {
  setUpHttp({ retryDelays: [1] });
  api.get('/greeting').reply(503, '');
  api.get('/greeting').reply(200, { text: 'Here' });

  expect(await request('/greeting', { parse: toRecord })).toEqual({ text: 'Here' });
});
