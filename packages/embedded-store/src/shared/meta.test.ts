import { mergeMeta } from './meta';

const STORED = [
  { id: 4, key: '_cost', value: '3' },
  { id: 9, key: '_maker', value: { city: 'Bergen' } },
];

test.each([
  ['no changes', [], STORED],
  ['a change by key', [{ key: '_cost', value: '5' }], [{ id: 4, key: '_cost', value: '5' }, STORED[1]]],
  [
    'a change by id with another key',
    [{ id: 4, key: '_price', value: 0 }],
    [{ id: 4, key: '_price', value: 0 }, STORED[1]],
  ],
  ['a change by id only', [{ id: 4, value: '' }], [{ id: 4, key: '_cost', value: '' }, STORED[1]]],
  ['a null value', [{ key: '_cost', value: null }], [STORED[1]]],
  ['a missing value', [{ id: 9, key: '_maker' }], [STORED[0]]],
  ['missing values for unknown metadata', [{ key: '_new' }, { key: '_other', value: null }], STORED],
  ['a missing key', [{ value: 'lost' }, { key: '', value: 'lost' }], STORED],
  ['a new key', [{ key: '_new', value: [1] }], [...STORED, { id: 10, key: '_new', value: [1] }]],
  [
    'the same key twice',
    [
      { key: '_new', value: 1 },
      { key: '_new', value: 2 },
    ],
    [...STORED, { id: 10, key: '_new', value: 2 }],
  ],
])('metadata and %s', (_, changes, merged) => {
  expect(mergeMeta(STORED, changes)).toEqual(merged);
});
