import { api } from '@admin/testing';
import { STORE_NAMES } from './index';
import { dispatch, openShop, resolveSelect, select } from './testing';

const { OPTIONS_STORE_NAME: OPTIONS, PLUGINS_STORE_NAME: PLUGINS } = STORE_NAMES;
const { REPORTS_STORE_NAME: REPORTS } = STORE_NAMES;

test('starts, finishes and fails several resolutions manually', async () => {
  const { wp } = openShop();
  const state = (name: string) => select(wp, OPTIONS)['getResolutionState']?.('getOption', [name]);

  await dispatch(wp, OPTIONS)['startResolutions']?.('getOption', [['a'], ['b'], ['c']]);
  expect(['a', 'b', 'c'].map(state)).toEqual(Array(3).fill({ status: 'resolving' }));

  await dispatch(wp, OPTIONS)['finishResolutions']?.('getOption', [['a'], ['b']]);
  await dispatch(wp, OPTIONS)['failResolutions']?.('getOption', [['c']], [new Error('No such option.')]);

  expect([state('a'), state('b')]).toEqual(Array(2).fill({ status: 'finished' }));
  expect(state('c')).toMatchObject({ status: 'error', error: { message: 'No such option.' } });
  // Finished resolutions send no request.
  await dispatch(wp, OPTIONS)['receiveOptions']?.({ a: 1 });
  expect(await resolveSelect(wp, OPTIONS)['getOption']?.('a')).toBe(1);
});

test('does not request report data set by an extension', async () => {
  const { wp } = openShop();
  const stats = { data: { totals: { acme: 7 }, intervals: [] } };

  await dispatch(wp, REPORTS)['startResolution']?.('getReportStats', ['acme', {}]);
  await dispatch(wp, REPORTS)['setReportStats']?.('acme', {}, stats);
  await dispatch(wp, REPORTS)['finishResolution']?.('getReportStats', ['acme', {}]);

  expect(await resolveSelect(wp, REPORTS)['getReportStats']?.('acme', {})).toEqual(stats);
});

test('does not request a connection URL set by an extension', async () => {
  api
    .get('/wc-admin/plugins/connect-jetpack', { redirect_url: '/other' })
    .reply(200, { slug: 'jetpack', connectAction: 'https://connect.example/other' });
  const { wp } = openShop();
  const ask = (url: string) => resolveSelect(wp, PLUGINS)['getJetpackConnectUrl']?.({ redirect_url: url });

  await dispatch(wp, PLUGINS)['updateJetpackConnectUrl']?.('/home', 'https://connect.example/home');
  await dispatch(wp, PLUGINS)['finishResolution']?.('getJetpackConnectUrl', [{ redirect_url: '/home' }]);

  expect(await ask('/home')).toBe('https://connect.example/home');
  expect(await ask('/other')).toBe('https://connect.example/other');
});
