/** @jest-environment node */

import { getDaysSince, type ImportStatus } from './index';
import { getImportStage } from './stage';

const running = (customers?: [number, number], orders?: [number, number]): ImportStatus => ({
  isImporting: true,
  ...(customers ? { customers: { imported: customers[0], total: customers[1] } } : {}),
  ...(orders ? { orders: { imported: orders[0], total: orders[1] } } : {}),
});
const idle: ImportStatus = { isImporting: false };
const some = { customers: 0, orders: 3 };
const none = { customers: 0, orders: 0 };

test.each([
  ['unknown', null, some, null, undefined],
  ['not counted', idle, undefined, null, undefined],
  ['ready', idle, some, null, 'ready'],
  ['nothing', idle, none, null, 'nothing'],
  ['ready again after it was stopped', idle, some, 'stopped' as const, 'ready'],
  ['finished', idle, none, 'finished' as const, 'finished'],
  ['finished before it is recounted', idle, undefined, 'finished' as const, 'finished'],
  ['initializing before totals are calculated', running(), some, null, 'initializing'],
  ['initializing while totals are zero', running([0, 0], [0, 0]), some, null, 'initializing'],
  ['importing customers', running([1, 2], [0, 3]), some, null, 'customers'],
  ['importing orders', running([2, 2], [1, 3]), some, null, 'orders'],
  ['importing orders without customers', running([0, 0], [1, 3]), some, null, 'orders'],
  ['finalizing', running([2, 2], [3, 3]), some, null, 'finalizing'],
])('an import is %s', (_, status, totals, end, stage) => {
  expect(getImportStage({ status, totals, end })).toBe(stage);
});

test.each([
  ['2026-11-20', '2026-11-20', 1],
  ['2026-11-19', '2026-11-20', 1],
  ['2026-11-13', '2026-11-20', 7],
  ['2024-02-28', '2024-03-01', 2],
  ['2025-12-31', '2026-01-01', 1],
  ['2026-03-28', '2026-03-30', 2],
  ['2026-11-21', '2026-11-20', undefined],
  ['2026-02-30', '2026-11-20', undefined],
  ['soon', '2026-11-20', undefined],
  ['', '2026-11-20', undefined],
])('an import from %s to %s covers %p days', (day, today, days) => {
  expect(getDaysSince(day, today)).toBe(days);
});
