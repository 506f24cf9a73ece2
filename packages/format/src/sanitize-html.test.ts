import { decodeEntities, sanitizeHtml, type SanitizedHtml } from './index';

/** The HTML in the page after sanitizing. */
function show(innerHTML: SanitizedHtml): string {
  return Object.assign(document.createElement('div'), { innerHTML }).innerHTML;
}

const clean = (html: string) => show(sanitizeHtml(html));

test('keeps allowed tags and attributes', () => {
  const html =
    '<p><strong>Set</strong> <em>up</em> <b>and</b> <i>go</i><br><a href="/help" rel="help" name="top" download="a: b.csv" target="_self">on</a></p>';

  expect(clean(html)).toBe(html);
});

test.each([
  ['a script', '<script>steal()</script>Hello', 'Hello'],
  ['an image with a handler', '<img src=x onerror=steal()>Hello', 'Hello'],
  ['a handler on an allowed tag', '<b onclick="steal()">Hello</b>', '<b>Hello</b>'],
  ['styles', '<style>p{}</style><p style="x:y">Hello</p>', '<p>Hello</p>'],
  ['other tags and keeps their text', '<h1>Hello</h1><div class="a">you</div>', 'Helloyou'],
  ['data and aria attributes', '<p data-a="1" aria-label="x" id="y" class="z">Hello</p>', '<p>Hello</p>'],
  ['an SVG', '<svg><a href="javascript:steal()"><text>x</text></a></svg>', ''],
  ['a form', '<form action="/steal"><input name="a">Hello</form>', 'Hello'],
  ['an iframe', '<iframe src="https://bad.example"></iframe>Hello', 'Hello'],
  ['a mutating comment', '<p><!--><img src=x onerror=steal()>-->Hello</p>', '<p>--&gt;Hello</p>'],
])('removes %s', (_, html, expected) => {
  expect(clean(html)).toBe(expected);
});

test.each([
  'https://a.example/?b=1&amp;c',
  'http://a.example',
  'mailto:a@b.example',
  '/path',
  'admin.php?page=x',
  '#part',
  '?q',
  '//a.example',
])('keeps the URL %s', (href) => {
  expect(clean(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
});

test.each([
  'javascript:steal()',
  'JaVaScRiPt:steal()',
  '&#106;avascript:steal()',
  'java\tscript:steal()',
  ' javascript:steal()',
  'vbscript:steal()',
  'data:text/html,steal',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'tel:123',
])('removes the URL %s', (href) => {
  expect(clean(`<a href="${href}">x</a>`)).toBe('<a>x</a>');
});

test('adds rel="noopener" to links that open a new tab', () => {
  expect(clean('<a href="/a" target="_blank">x</a>')).toBe(
    '<a href="/a" target="_blank" rel="noopener">x</a>',
  );
  expect(clean('<a href="/a" target="_blank" rel="nofollow noopener">x</a>')).toBe(
    '<a href="/a" target="_blank" rel="nofollow noopener">x</a>',
  );
});

test('passes only HTML from its Trusted Types policy to the page', async () => {
  const createPolicy = jest.fn((name: string, { createHTML }: { createHTML(html: string): string }) => ({
    name,
    createHTML: (html: string) => ({ toString: () => createHTML(html), isTrusted: true }),
    createScriptURL: (url: string) => url,
  }));
  Object.assign(window, { trustedTypes: { createPolicy } });
  try {
    await jest.isolateModulesAsync(async () => {
      const format = await import('./index');

      expect(format.sanitizeHtml('<p>a</p><script></script>')).toHaveProperty('isTrusted', true);
      expect(show(format.sanitizeHtml('<p>a</p><script></script>'))).toBe('<p>a</p>');
      expect(format.decodeEntities('a &amp; b')).toBe('a & b');
    });
  } finally {
    Reflect.deleteProperty(window, 'trustedTypes');
  }

  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['store-admin']);
});

test.each([
  ['Tom &amp; Jerry', 'Tom & Jerry'],
  ['it&#8217;s &#x20AC;5', 'it’s €5'],
  ['&lt;b&gt; stays text', '<b> stays text'],
  ['</textarea><img src=x onerror=steal()> &amp;', '</textarea><img src=x onerror=steal()> &'],
  ['&amp;amp;', '&amp;'],
  ['nothing to do', 'nothing to do'],
  ['R&D', 'R&D'],
])('decodes %s', (text, expected) => {
  expect(decodeEntities(text)).toBe(expected);
});
