import { buildError, api } from '@admin/testing';
import { SETTING_OPTIONS_STORE_NAME as STORE } from '../../index';
import { dispatch, openShop, resolveSelect, select } from '../../testing';

const GROUP = '/wc-analytics/settings/general';
const EDITED = { includeEdits: true };
const city = (value: string) => ({ id: 'city', value, label: 'City' });

/** A store whose general settings are loaded. */
async function openGeneral() {
  api.get(GROUP).reply(200, [city('Bremen'), { id: 'postcode', value: '28195' }]);
  const { wp } = openShop();
  await resolveSelect(wp, STORE)['getSettings']?.('general');
  return { ask: select(wp, STORE), change: dispatch(wp, STORE), wp };
}

test('returns settings as sent by the API, one by one or in groups', async () => {
  api.get('/wc/v3/settings').reply(200, [{ id: 'general', label: 'General' }]);
  api.get(`${GROUP}/city`).reply(200, city('Kiel'));
  const { wp } = openShop();

  await resolveSelect(wp, STORE)['getGroups']?.();
  expect(select(wp, STORE)['getGroup']?.('general')).toEqual({ id: 'general', label: 'General' });
  expect(await resolveSelect(wp, STORE)['getSettingValue']?.('general', 'city')).toBe('Kiel');
  expect(select(wp, STORE)['getSetting']?.('general', 'city')).toMatchObject({ label: 'City' });
});

test('keeps an edit until it is saved or reverted', async () => {
  const { ask, change } = await openGeneral();

  await change['editSettings']?.('general', { city: 'Kiel', postcode: '28195' });

  expect(ask['getEditedSettingIds']?.('general')).toEqual(['city']);
  expect(ask['getSettingValue']?.('general', 'city')).toBe('Bremen');
  expect(ask['getSettings']?.('general', EDITED)).toMatchObject({ city: { value: 'Kiel', label: 'City' } });
  expect(ask['getSettings']?.('general', EDITED)).toBe(ask['getSettings']?.('general', EDITED));

  await change['editSettings']?.('general', [{ id: 'city', value: 'Bremen' }]);
  expect(ask['hasEditsForGroup']?.('general')).toBe(false);
});

test('saves edits together and keeps rejected ones with their error', async () => {
  const update = [city('Kiel'), { id: 'postcode', error: { code: 'invalid', message: 'No postcode.' } }];
  api
    .post(`${GROUP}/batch`, {
      update: [
        { id: 'city', value: 'Kiel' },
        { id: 'postcode', value: 'x' },
      ],
    })
    .reply(200, { update });
  const { ask, change } = await openGeneral();
  await change['editSettings']?.('general', { city: 'Kiel', postcode: 'x' });

  const saving = change['saveEditedSettingsGroup']?.('general');
  expect(ask['isGroupSaving']?.('general')).toBe(true);
  await expect(saving).rejects.toMatchObject({
    message: 'No postcode.',
    settingErrors: [{ id: 'postcode', error: { code: 'invalid' } }],
  });

  expect(ask['getSettingValue']?.('general', 'city')).toBe('Kiel');
  expect(ask['getEditedSettingIds']?.('general')).toEqual(['postcode']);
  expect(ask['getSettingError']?.('general', 'postcode')).toMatchObject({ message: 'No postcode.' });
  expect(ask['isGroupSaving']?.('general')).toBe(false);

  await change['revertEditedSettingsGroup']?.('general');
  expect(ask['getGroupError']?.('general')).toBeUndefined();
  expect(ask['hasEditsForGroup']?.('general')).toBe(false);
});

test('saves one setting and keeps its edit after a failure', async () => {
  api.put(`${GROUP}/city`, { value: 'Kiel' }).reply(403, buildError('rest_forbidden', 403));
  api.put(`${GROUP}/city`, { value: 'Kiel' }).reply(200, city('Kiel'));
  const { ask, change } = await openGeneral();
  await change['receiveSettings']?.('general', [city('Bremen')]);
  await change['editSettings']?.('general', { city: 'Kiel' });

  await expect(change['saveEditedSetting']?.('general', 'city')).rejects.toMatchObject({
    code: 'rest_forbidden',
  });
  expect(ask['isSettingEdited']?.('general', 'city')).toBe(true);

  await change['saveEditedSetting']?.('general', 'city');
  expect(ask['isSettingEdited']?.('general', 'city')).toBe(false);
  expect(ask['getSettingError']?.('general', 'city')).toBeUndefined();
});
