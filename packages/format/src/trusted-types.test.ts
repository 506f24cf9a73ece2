import { toScriptUrl } from './index';

test.each([
  ['/wp-content/acme.js', 'http://localhost/wp-content/acme.js'],
  ['https://acme.example/a.js', 'https://acme.example/a.js'],
])('allows scripts from %s', (address, url) => {
  expect(toScriptUrl(address)).toBe(url);
});

test.each(['javascript:alert(1)', 'data:text/javascript,alert(1)', 'blob:http://localhost/1'])(
  'blocks scripts from %s',
  (address) => {
    expect(() => toScriptUrl(address)).toThrow(`No script is loaded from "${address}".`);
  },
);
