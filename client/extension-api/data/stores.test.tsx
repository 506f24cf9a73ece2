import { act, render, screen } from '@testing-library/react';
import * as wpData from '@wordpress/data';
import { createRegistry } from '@admin/data';
import { setHost } from '@admin/host';
import { buildHost, api } from '@admin/testing';
import { createNamespaces, offerGlobals } from '../index';

const { data } = createNamespaces();

beforeAll(() => {
  setHost(buildHost());
  offerGlobals(window, { registry: createRegistry(), isAlone: true });
});

type Calls = Readonly<Record<string, (...args: unknown[]) => unknown>>;

test('accepts store objects in place of store names', async () => {
  api.post('/wc-admin/options', { acme: 'b' }).reply(200, { acme: true });
  function Option() {
    const value = wpData.useSelect(
      (select) => (select(data.optionsStore) as unknown as Calls)['getOption']?.('acme'),
      [],
    );
    const { updateOptions } = wpData.useDispatch(data.optionsStore) as unknown as Calls;
    return (
      <button type="button" onClick={() => void updateOptions?.({ acme: 'b' })}>
        {String(value)}
      </button>
    );
  }
  const { receiveOptions } = wpData.dispatch(data.optionsStore) as unknown as Calls;
  await receiveOptions?.({ acme: 'a' });
  render(<Option />);

  await act(async () => screen.getByRole('button', { name: 'a' }).click());

  expect(await screen.findByRole('button', { name: 'b' })).toBeVisible();
});

test.each(Object.entries(data).filter(([name]) => name.endsWith('Store')))('%s is a store', (_, store) => {
  expect(wpData.select(store as typeof data.optionsStore)).toHaveProperty('hasFinishedResolution');
});

test("shares a store's data with an extension's own registry", async () => {
  const own = wpData.createRegistry();
  own.register(data.optionsStore);
  const { receiveOptions } = own.dispatch(data.optionsStore) as unknown as Calls;

  await receiveOptions?.({ acme_city: 'Kiel' });

  const { getOption } = wpData.select(data.optionsStore) as unknown as Calls;
  expect(getOption?.('acme_city')).toBe('Kiel');
});
