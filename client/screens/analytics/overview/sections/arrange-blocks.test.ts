/** @jest-environment node */

import { arrangeBlocks, toArrangement, toggleBlock } from './arrange-blocks';

const BLOCKS = [
  { key: 'sales', label: 'Total sales' },
  { key: 'orders', label: 'Orders' },
  { key: 'returns', label: 'Returns' },
];
const NOTHING = { hiddenBlocks: [], blockOrder: [], blockTitles: {} };

test('blocks are in the order of the user, new ones last', () => {
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

test('what is stored says the same again', () => {
  const stored = {
    hiddenBlocks: ['orders'],
    blockOrder: ['returns', 'orders', 'sales'],
    blockTitles: { returns: 'Came back' },
  };

  expect(toArrangement(arrangeBlocks(BLOCKS, stored), stored)).toEqual(stored);
});

test('blocks that are not there now keep what is stored of them', () => {
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

test('a block is hidden and shown again', () => {
  expect(toggleBlock(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggleBlock(['a', 'b'], 'a')).toEqual(['b']);
});
