import { escapeHTML } from './escape-html';

test('text is in markup as it was written', () => {
  expect(escapeHTML('<b> & "c"')).toBe('&lt;b&gt; &amp; "c"');
});
