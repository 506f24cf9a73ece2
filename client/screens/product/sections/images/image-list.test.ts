import type { ProductImage } from '@admin/store-product';
import { add, restoreImage, remove, reorder, replace, setAlt, setCover, type Change } from './image-list';

const image = (id: number, alt = ''): ProductImage => ({ id, src: `/${id}.png`, name: `${id}`, alt });

test.each<[string, Change, number[]]>([
  ['added ones come last, each once', add([image(4), image(2), image(4)]), [1, 2, 3, 4]],
  ['one is removed', remove(2), [1, 3]],
  ['one is put back', restoreImage(image(9), 1), [1, 9, 2, 3]],
  ['one that is there is not put back', restoreImage(image(3), 0), [1, 2, 3]],
  ['the cover is first', setCover(3), [3, 1, 2]],
  ['one takes the place of another', replace(2, image(7)), [1, 7, 3]],
  ['one of the list takes the place of another', replace(2, image(3)), [1, 3]],
  ['one is replaced by itself', replace(2, image(2, 'new')), [1, 2, 3]],
  ['what was removed meanwhile is not replaced but added', replace(8, image(7)), [1, 2, 3, 7]],
  ['the order is another', reorder([3, 1, 2]), [3, 1, 2]],
  ['an order of before loses nothing that was added, and brings nothing back', reorder([5, 2, 1]), [2, 1, 3]],
])('changes the list: %s', (_what, change, ids) => {
  expect(change([image(1), image(2), image(3)]).map(({ id }) => id)).toEqual(ids);
});

test('changes only the alternative text', () => {
  expect(setAlt(2, 'Blue')([image(1, 'One'), image(2)])).toEqual([image(1, 'One'), image(2, 'Blue')]);
});
