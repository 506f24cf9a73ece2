import type { ProductImage } from '@admin/store-product';
import { add, restoreImage, remove, reorder, replace, setAlt, setCover, type Change } from './image-list';

const image = (id: number, alt = ''): ProductImage => ({ id, src: `/${id}.png`, name: `${id}`, alt });

test.each<[string, Change, number[]]>([
  ['adds images at the end without duplicates', add([image(4), image(2), image(4)]), [1, 2, 3, 4]],
  ['removes an image', remove(2), [1, 3]],
  ['restores an image', restoreImage(image(9), 1), [1, 9, 2, 3]],
  ['does not restore an image that is in the list', restoreImage(image(3), 0), [1, 2, 3]],
  ['moves the cover to the front', setCover(3), [3, 1, 2]],
  ['replaces an image', replace(2, image(7)), [1, 7, 3]],
  ['replaces an image with another one from the list', replace(2, image(3)), [1, 3]],
  ['replaces an image with itself', replace(2, image(2, 'new')), [1, 2, 3]],
  ['adds the image if the one to replace was removed', replace(8, image(7)), [1, 2, 3, 7]],
  ['reorders images', reorder([3, 1, 2]), [3, 1, 2]],
  ['an outdated order keeps added images and does not restore removed ones', reorder([5, 2, 1]), [2, 1, 3]],
])('changes the list: %s', (_what, change, ids) => {
  expect(change([image(1), image(2), image(3)]).map(({ id }) => id)).toEqual(ids);
});

test('changes only the alternative text', () => {
  expect(setAlt(2, 'Blue')([image(1, 'One'), image(2)])).toEqual([image(1, 'One'), image(2, 'Blue')]);
});
