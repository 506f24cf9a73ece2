import { buildHost } from '@admin/testing';
import { getAdminLink, getHost, getSetting, isFeatureEnabled, setHost } from './index';

test('returns the host that was set', () => {
  const host = buildHost({ mode: 'embedded' });
  setHost(host);

  expect(getHost()).toBe(host);
});

test('treats a missing feature flag as off', () => {
  setHost(buildHost({ features: { analytics: true, navigation: false } }));

  expect(isFeatureEnabled('analytics')).toBe(true);
  expect(isFeatureEnabled('navigation')).toBe(false);
  expect(isFeatureEnabled('feature-of-tomorrow')).toBe(false);
});

test('reads the refund rule only from releases that support it', () => {
  setHost(buildHost());
  expect(getHost().settings.usesNewFullRefundData).toBe(false);

  setHost(buildHost({ admin: { usesNewFullRefundData: true } }));
  expect(getHost().settings.usesNewFullRefundData).toBe(true);
});

test('builds links to the WordPress admin', () => {
  setHost(buildHost({ settings: { adminUrl: 'https://store.example/wp-admin' } }));

  expect(getAdminLink('admin.php?page=wc-status')).toBe(
    'https://store.example/wp-admin/admin.php?page=wc-status',
  );
});

describe('a static setting', () => {
  test('is validated and typed if it is known', () => {
    setHost(buildHost({ settings: { siteTitle: 'Harbor Goods' }, admin: { manageStock: 'no' } }));

    const title: string = getSetting('siteTitle');
    const manageStock: boolean = getSetting('manageStock');

    expect([title, manageStock]).toEqual(['Harbor Goods', false]);
  });

  test('of an extension is returned as printed, at the top level or in the admin group', () => {
    setHost(buildHost({ settings: { acmeTop: { a: 1 } }, admin: { acmeInner: 'b' } }));

    expect(getSetting('acmeTop')).toEqual({ a: 1 });
    expect(getSetting('acmeInner')).toBe('b');
  });

  test('returns the fallback if it is not printed, or false without one', () => {
    expect(getSetting('acme')).toBe(false);
    expect(getSetting('acme', 'fallback')).toBe('fallback');
    expect(getSetting('constructor')).toBe(false);
  });

  test('passes through the filter with its fallback', () => {
    setHost(buildHost({ settings: { acmeSize: '7' } }));

    expect(getSetting('acmeSize', 1, Number)).toBe(7);
    expect(getSetting('acmeOther', 1, (value, fallback) => Number(value) + fallback)).toBe(2);
  });

  test.each(['wcAdminSettings', 'preloadSettings'])('rejects %s, which belongs to a data store', (name) => {
    expect(() => getSetting(name)).toThrow('Mutable settings should be accessed via data store.');
  });
});
