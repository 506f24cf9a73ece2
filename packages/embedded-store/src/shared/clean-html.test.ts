import { measureGrowth } from '../testing/measure-growth';
import { cleanLine, cleanText } from './clean';
import { cleanHtml } from './clean-html';

test.each([
  [
    '<p>Two <strong>bold</strong> words<br/>and more</p>',
    '<p>Two <strong>bold</strong> words<br>and more</p>',
  ],
  [
    '<a href="https://shop.example/a?b=1&c" title=\'It\'>x</a>',
    '<a href="https://shop.example/a?b=1&c" title="It">x</a>',
  ],
  ['<img src="/wp-content/uploads/a.png" alt="A">', '<img src="/wp-content/uploads/a.png" alt="A">'],
  ['3 < 4 and 5 > 4', '3 &lt; 4 and 5 > 4'],
])('%s is unchanged', (html, expected) => {
  expect(cleanHtml(html)).toBe(expected);
});

test.each([
  ['<script>alert(1)</script>x', 'x'],
  ['<scr<script>ipt>alert(1)</script>x', '&lt;scrx'],
  ['<p onclick="alert(1)" style="position:fixed">x</p>', '<p>x</p>'],
  ['<img src=x onerror=alert(1)>', '<img>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" \u0001javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<iframe src="https://evil.example"></iframe>x', 'x'],
  ['<svg><animate onbegin="alert(1)"></svg>x', 'x'],
  ['<form action="/x"><input name="y"></form>x', 'x'],
  [
    '<img src="/a.png" alt="<script>alert(1)</script>">',
    '<img src="/a.png" alt="&lt;script>alert(1)&lt;/script>">',
  ],
  ['<img src=x onerror=alert(1)', '&lt;img src=x onerror=alert(1)'],
  ['<!-- <p> --><b>x</b>', '<b>x</b>'],
])('%s becomes safe', (html, expected) => {
  expect(cleanHtml(html)).toBe(expected);
});

test.each([
  '<',
  '<a ',
  '<a "',
  '<a \'"',
  '<a x="',
  '<a ="',
  '<a a b c',
  '<a><b>',
  '<!--',
  '<script',
  '<script>',
  '<iframe src=x>',
  '</i><b>',
  'a ',
  '   ',
  '&amp;',
])('twice as much of %p takes twice as long to clean', (piece) => {
  for (const clean of [cleanHtml, cleanLine, cleanText]) {
    expect(measureGrowth(clean, piece, 4_000)).toBeLessThan(3);
  }
});

test.each([
  ['attributes', (text: string) => `<a ${text.replaceAll('x', (_, at) => `x${at} `)}>`],
  ['the name of an attribute', (text: string) => `<a ${text}`],
  ['the name of an element', (text: string) => `<${text}`],
])('twice as much in %s takes twice as long to clean', (_, make) => {
  expect(measureGrowth((text) => cleanHtml(make(text)), 'x', 4_000)).toBeLessThan(3);
});

test.each([
  ['<b>Mug</b>, 5 < 6 & blue', 'Mug, 5 < 6 & blue'],
  ['<script>alert(1)</script>Mug', 'Mug'],
  ['<scr<script>ipt>alert(1)</script>Mug', 'Mug'],
  ['<<b>script>Mug', 'script>Mug'],
  ['<\u0001script>Mug', ''],
  ['<a title=">">Mug</a>', 'Mug'],
  ['Mug <img src=x onerror=alert(1)', 'Mug'],
  ['Mug<!-- <p>', 'Mug'],
])('%s is stored as plain text', (typed, stored) => {
  expect(cleanText(typed)).toBe(stored);
});
