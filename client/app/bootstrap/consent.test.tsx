import { act, waitFor } from '@testing-library/react';
import { getHistory } from '@admin/navigation';
import { optionsStore } from '@admin/store-options';
import { buildError, api } from '@admin/testing';
import { recordEvent } from '@admin/tracks';
import { openDashboard } from '../testing/open-dashboard';

const OPTION = 'woocommerce_allow_tracking';
const OPTIONS = '/wc-admin/options';
const CUSTOMERS = '&path=%2Fcustomers';

afterEach(() => {
  Reflect.deleteProperty(window, 'wcTracks');
  window.localStorage.clear();
});

/** Opens the dashboard of a store that allows tracking or doesn't, and collects the recorded events. */
function openWith(allowed: 'yes' | 'no') {
  const recorded = jest.fn<void, [name: string, properties: object]>();
  const wcTracks = { isEnabled: allowed === 'yes', recordEvent: recorded, enable };
  function enable() {
    wcTracks.isEnabled = true;
  }
  Object.assign(window, { wcTracks });
  const dashboard = openDashboard({ address: CUSTOMERS, admin: { preloadOptions: { [OPTION]: allowed } } });
  const decide = (value: 'yes' | 'no') =>
    act(async () => {
      const saved = dashboard.registry.dispatch(optionsStore).updateOptions({ [OPTION]: value });
      await saved.catch(() => {});
    });
  return { ...dashboard, recorded, decide };
}

const isRecorded = () => recordEvent('task_view', { task_name: 'tax' });

test('records every page view, and the load time of the first page', async () => {
  jest.spyOn(window.performance, 'now').mockReturnValue(2500);
  const { recorded } = openWith('yes');
  const loads = () => recorded.mock.calls.filter(([name]) => name === 'page_load');
  await waitFor(() => expect(loads()).toHaveLength(1));
  expect(recorded).toHaveBeenCalledWith('page_view', { path: '/customers', is_embedded: false });

  await act(async () => getHistory().push('/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Fhoroscope'));

  expect(recorded).toHaveBeenLastCalledWith('page_view', {
    path: '/analytics/horoscope',
    is_embedded: false,
  });
  const load = { path: '/customers', is_embedded: false, load_time: '2-5s' };
  expect(loads()).toEqual([['page_load', load]]);
});

test('stops recording as soon as the user withdraws consent', async () => {
  api.post(OPTIONS, { [OPTION]: 'no' }).reply(200, { [OPTION]: true });
  const { decide } = openWith('yes');
  expect(isRecorded()).toBe(true);

  const decision = decide('no');
  expect(isRecorded()).toBe(false);

  await decision;
  expect(isRecorded()).toBe(false);
});

test('keeps recording when the server rejects the withdrawal', async () => {
  api.post(OPTIONS).reply(403, buildError('woocommerce_rest_cannot_update', 403));
  const { decide } = openWith('yes');

  await decide('no');

  expect(isRecorded()).toBe(true);
});

test('starts recording once the server has saved the consent', async () => {
  api.post(OPTIONS, { [OPTION]: 'yes' }).reply(200, { [OPTION]: true });
  const { decide } = openWith('no');

  const decision = decide('yes');
  expect(isRecorded()).toBe(false);

  await decision;
  expect(isRecorded()).toBe(true);
});
