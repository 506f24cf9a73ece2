/** @jest-environment node */

import { createGrid } from './grid';

test.each([
  [
    [0, 90],
    [0, 20, 40, 60, 80, 100],
  ],
  [
    [-1200, 4100],
    [-2000, -1000, 0, 1000, 2000, 3000, 4000, 5000],
  ],
  [
    [-90, 0],
    [-100, -80, -60, -40, -20, 0],
  ],
  [
    [0, 0.31],
    [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35],
  ],
  // 0.14 is 7.000000000000001 steps of 0.02 in floating point.
  [
    [0, 0.1327],
    [0, 0.02, 0.04, 0.06, 0.08, 0.1, 0.12, 0.14],
  ],
  [
    [0, 1],
    [0, 0.2, 0.4, 0.6, 0.8, 1],
  ],
  // A maximum of 16 would need steps of 2, which is too many.
  [
    [0, 14.5],
    [0, 5, 10, 15, 20],
  ],
  [
    [0, 3e12],
    [0, 5e11, 1e12, 1.5e12, 2e12, 2.5e12, 3e12],
  ],
] as const)('rounded ticks include %j', (range, expected) => {
  expect(createGrid(range)).toEqual(expected);
});

test.each([1e-5, 0.007, 3, 99, 12_345, 8e15])('limits the number of ticks: %d', (most) => {
  const grid = createGrid([0, most]);

  expect(grid.length).toBeGreaterThanOrEqual(4);
  expect(grid.length).toBeLessThanOrEqual(9);
  expect(grid[0]).toBe(0);
  expect(grid.at(-1)).toBeGreaterThanOrEqual(most);
});
