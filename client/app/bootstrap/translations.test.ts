import { __, resetLocaleData } from '@wordpress/i18n';
import { applyTranslations } from './translations';

const PAGE = {
  storeAdminTranslations: { '': { lang: 'de_DE' }, Save: ['Speichern'], Cancel: ['Abbrechen'] },
  storeAdminHost: { translations: { Save: ['Sichern'] } },
};

const apply = (page: object) => applyTranslations(Object.assign(Object.create(window), page));

afterEach(() => resetLocaleData({}, 'store-admin'));

test('texts are those of the language script, except where the site has its own', () => {
  apply(PAGE);
  expect(__('Cancel', 'store-admin')).toBe('Abbrechen');
  expect(__('Save', 'store-admin')).toBe('Sichern');
});

test.each([{}, { storeAdminHost: {} }, { storeAdminHost: undefined }])(
  'texts stay English with %j',
  (page) => {
    apply(page);
    expect(__('Save', 'store-admin')).toBe('Save');
  },
);
