import { stripTags } from './strip-tags';

test.each([
  ['<b>Mug</b>, <i class="a">blue</i>', 'Mug, blue'],
  ['5 < 6 and <b>more</b>', '5 < 6 and more'],
  ['a <b', 'a <b'],
])('strips %s to %s', (html, text) => {
  expect(stripTags(html)).toBe(text);
});

test('replaces a tag with the given text', () => {
  expect(stripTags('Mug<br>Cup', ' ')).toBe('Mug Cup');
});

test('handles unclosed tags in linear time', () => {
  const html = '<'.repeat(500_000);
  const before = performance.now();

  expect(stripTags(html)).toBe(html);
  expect(performance.now() - before).toBeLessThan(2000);
});
