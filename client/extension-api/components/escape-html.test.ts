import { escapeHTML } from './escape-html';

test('escapes HTML', () => {
  expect(escapeHTML('<b> & "c"')).toBe('&lt;b&gt; &amp; "c"');
});
