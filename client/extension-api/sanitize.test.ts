import { createRegistry } from '@admin/data';
import { setHost } from '@admin/host';
import { buildHost } from '@admin/testing';
import { offerGlobals } from './index';
import { log } from './remote-logging';
import { sanitizeHTML } from './sanitize';

const HTML = '<a href="javascript:alert(1)" title="Acme">Acme</a><img src="x" onerror="alert(1)">';

test('removes scripts for every return type', () => {
  const body = sanitizeHTML(HTML, { returnType: 'HTMLBodyElement' });
  const fragment = sanitizeHTML(HTML, { returnType: 'DocumentFragment' });

  expect(sanitizeHTML(HTML)).toBe('<a title="Acme">Acme</a>');
  expect(body).toHaveProperty('innerHTML', '<a title="Acme">Acme</a>');
  expect(fragment).toHaveProperty('textContent', 'Acme');
});

test('allows the given tags and attributes, but no script URLs', () => {
  const config = { tags: ['a', 'img'], attr: ['href', 'src'] };

  expect(sanitizeHTML(HTML, config)).toBe('<a>Acme</a><img src="x">');
  expect(sanitizeHTML(null, config)).toBe('');
});

test('reports that a log entry was not sent', async () => {
  await expect(log('error', 'Broken')).resolves.toBe(false);
});

test("keeps the namespaces that WooCommerce's own scripts provide", () => {
  setHost(buildHost());
  const sanitize = { sanitizeHTML: () => 'theirs' };
  Reflect.set(window, 'wc', { sanitize });

  offerGlobals(window, { registry: createRegistry(), isAlone: true });

  expect(Reflect.get(window, 'wc')).toMatchObject({ sanitize, remoteLogging: { log } });
  Reflect.deleteProperty(window, 'wc');
});
