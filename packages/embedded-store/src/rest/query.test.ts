import fc from 'fast-check';
import { formatParameters, parseParameters } from './query';

test.each([
  ['a=1&b=2', { a: '1', b: '2' }],
  ['a=1&a=2', { a: '2' }],
  ['key[0]=a&key[1]=b', { key: ['a', 'b'] }],
  ['key[]=a&key[]=b', { key: ['a', 'b'] }],
  ['key[x]=1&key[y][]=2', { key: { x: '1', y: ['2'] } }],
  ['a%5B0%5D=%C3%A4+b', { a: ['ä b'] }],
  ['broken[=1', { 'broken[': '1' }],
])('reads %s', (text, parameters) => {
  expect(JSON.parse(JSON.stringify(parseParameters(text)))).toEqual(parameters);
});

test('accepts any text, and no name causes prototype pollution', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      parseParameters(text);
      parseParameters(`__proto__[x]=${text}&a[__proto__][x]=1&constructor[prototype][x]=1`);

      expect(Reflect.get({}, 'x')).toBeUndefined();
    }),
  );
});

test('writes what it reads', () => {
  const text = 'a=1&key[0]=x%20y&key[1]=z&map[name][0]=%26';

  expect(decodeURIComponent(formatParameters(parseParameters(text)))).toBe(decodeURIComponent(text));
});
