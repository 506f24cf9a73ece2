/** @jest-environment node */

import { arrangeBlocks, toArrangement, toggleBlock } from './arrange-blocks';

const BLOCKS = [
  { key: 'sales', label: 'Total sales' },
  { key: 'orders', label: 'Orders' },
  { key: 'returns', label: 'Returns' },
];
const NOTHING = { hiddenBlocks: [], blockOrder: [], blockTitles: {} };

test('uses the saved order, with new blocks last', () => {
  const arranged = arrangeBlocks(BLOCKS, {
    hiddenBlocks: ['orders'],
    blockOrder: ['returns', 'orders'],
    blockTitles: { returns: 'Came back' },
  });

  expect(arranged).toEqual([
    { key: 'returns', label: 'Returns', name: 'Came back', isVisible: true },
    { key: 'orders', label: 'Orders', name: 'Orders', isVisible: false },
    { key: 'sales', label: 'Total sales', name: 'Total sales', isVisible: true },
  ]);
});

test('saves an unchanged layout as it was stored', () => {
  const stored = {
    hiddenBlocks: ['orders'],
    blockOrder: ['returns', 'orders', 'sales'],
    blockTitles: { returns: 'Came back' },
  };

  expect(toArrangement(arrangeBlocks(BLOCKS, stored), stored)).toEqual(stored);
});

test('keeps the stored layout of unavailable blocks', () => {
  const stored = {
    hiddenBlocks: ['acme/visits'],
    blockOrder: ['acme/visits'],
    blockTitles: { 'acme/visits': 'Visits' },
  };

  expect(toArrangement(arrangeBlocks(BLOCKS, NOTHING), stored)).toEqual({
    hiddenBlocks: ['acme/visits'],
    blockOrder: ['sales', 'orders', 'returns', 'acme/visits'],
    blockTitles: { 'acme/visits': 'Visits' },
  });
});

test('toggles the visibility of a block', () => {
  expect(toggleBlock(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggleBlock(['a', 'b'], 'a')).toEqual(['b']);
});
