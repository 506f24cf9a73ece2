import { buildHost } from '@admin/testing';
import { getAdminLink, getHost, getSetting, isFeatureEnabled, setHost } from './index';

test('the host is the one that was set', () => {
  const host = buildHost({ mode: 'embedded' });
  setHost(host);

  expect(getHost()).toBe(host);
});

test('a feature that the page does not mention is off', () => {
  setHost(buildHost({ features: { analytics: true, navigation: false } }));

  expect(isFeatureEnabled('analytics')).toBe(true);
  expect(isFeatureEnabled('navigation')).toBe(false);
  expect(isFeatureEnabled('feature-of-tomorrow')).toBe(false);
});

test('by which rule refunds are counted is told by newer releases alone', () => {
  setHost(buildHost());
  expect(getHost().settings.usesNewFullRefundData).toBe(false);

  setHost(buildHost({ admin: { usesNewFullRefundData: true } }));
  expect(getHost().settings.usesNewFullRefundData).toBe(true);
});

test('links lead to the administration of the host', () => {
  setHost(buildHost({ settings: { adminUrl: 'https://store.example/wp-admin' } }));

  expect(getAdminLink('admin.php?page=wc-status')).toBe(
    'https://store.example/wp-admin/admin.php?page=wc-status',
  );
});

describe('a static setting', () => {
  test('that we know comes checked and typed', () => {
    setHost(buildHost({ settings: { siteTitle: 'Harbor Goods' }, admin: { manageStock: 'no' } }));

    const title: string = getSetting('siteTitle');
    const manageStock: boolean = getSetting('manageStock');

    expect([title, manageStock]).toEqual(['Harbor Goods', false]);
  });

  test('of an extension comes as it was printed, at the top or in the admin group', () => {
    setHost(buildHost({ settings: { acmeTop: { a: 1 } }, admin: { acmeInner: 'b' } }));

    expect(getSetting('acmeTop')).toEqual({ a: 1 });
    expect(getSetting('acmeInner')).toBe('b');
  });

  test('that nobody printed is the fallback, else false', () => {
    expect(getSetting('acme')).toBe(false);
    expect(getSetting('acme', 'fallback')).toBe('fallback');
    expect(getSetting('constructor')).toBe(false);
  });

  test('goes through the filter with its fallback', () => {
    setHost(buildHost({ settings: { acmeSize: '7' } }));

    expect(getSetting('acmeSize', 1, Number)).toBe(7);
    expect(getSetting('acmeOther', 1, (value, fallback) => Number(value) + fallback)).toBe(2);
  });

  test.each(['wcAdminSettings', 'preloadSettings'])('cannot be %s, which lives in a data store', (name) => {
    expect(() => getSetting(name)).toThrow('Mutable settings should be accessed via data store.');
  });
});
