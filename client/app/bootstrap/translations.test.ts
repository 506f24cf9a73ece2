import { __, resetLocaleData } from '@wordpress/i18n';
import { applyTranslations } from './translations';

const PAGE = {
  storeAdminTranslations: { '': { lang: 'de_DE' }, Save: ['Speichern'], Cancel: ['Abbrechen'] },
  storeAdminHost: { translations: { Save: ['Sichern'] } },
};

const apply = (page: object) => applyTranslations(Object.assign(Object.create(window), page));

afterEach(() => resetLocaleData({}, 'store-admin'));

test('uses the texts of the language script, with overrides from the site', () => {
  apply(PAGE);
  expect(__('Cancel', 'store-admin')).toBe('Abbrechen');
  expect(__('Save', 'store-admin')).toBe('Sichern');
});

test.each([{}, { storeAdminHost: {} }, { storeAdminHost: undefined }])(
  'texts stay English with page data %j',
  (page) => {
    apply(page);
    expect(__('Save', 'store-admin')).toBe('Save');
  },
);
