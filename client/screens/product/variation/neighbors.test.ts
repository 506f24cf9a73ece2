/** @jest-environment node */
import { findNeighbors, type Neighbors } from './neighbors';

test.each<[readonly number[], number, Neighbors]>([
  [[7, 8, 9], 8, { previous: 7, next: 9, place: 2, total: 3 }],
  [[7, 8, 9], 7, { previous: undefined, next: 8, place: 1, total: 3 }],
  [[7, 8, 9], 9, { previous: 8, next: undefined, place: 3, total: 3 }],
  [[7, 8], 5, { previous: undefined, next: undefined, place: 0, total: 2 }],
  [[], 5, { previous: undefined, next: undefined, place: 0, total: 0 }],
])('in %j, the neighbors of %i are %j', (variations, id, neighbors) => {
  expect(findNeighbors(variations, id)).toEqual(neighbors);
});
