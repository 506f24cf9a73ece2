import { createRegistry } from '@admin/data';
import { setHost } from '@admin/host';
import { buildHost } from '@admin/testing';
import { offerGlobals } from './index';
import { log } from './remote-logging';
import { sanitizeHTML } from './sanitize';

const HTML = '<a href="javascript:alert(1)" title="Acme">Acme</a><img src="x" onerror="alert(1)">';

test('nothing that could run stays, in any form', () => {
  const body = sanitizeHTML(HTML, { returnType: 'HTMLBodyElement' });
  const fragment = sanitizeHTML(HTML, { returnType: 'DocumentFragment' });

  expect(sanitizeHTML(HTML)).toBe('<a title="Acme">Acme</a>');
  expect(body).toHaveProperty('innerHTML', '<a title="Acme">Acme</a>');
  expect(fragment).toHaveProperty('textContent', 'Acme');
});

test('an extension names what stays; addresses that run stay away', () => {
  const config = { tags: ['a', 'img'], attr: ['href', 'src'] };

  expect(sanitizeHTML(HTML, config)).toBe('<a>Acme</a><img src="x">');
  expect(sanitizeHTML(null, config)).toBe('');
});

test('what is not sent to anybody says so', async () => {
  await expect(log('error', 'Broken')).resolves.toBe(false);
});

test("the shop plugin's own scripts keep what they brought", () => {
  setHost(buildHost());
  const sanitize = { sanitizeHTML: () => 'theirs' };
  Reflect.set(window, 'wc', { sanitize });

  offerGlobals(window, { registry: createRegistry(), isAlone: true });

  expect(Reflect.get(window, 'wc')).toMatchObject({ sanitize, remoteLogging: { log } });
  Reflect.deleteProperty(window, 'wc');
});
