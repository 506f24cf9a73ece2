import fc from 'fast-check';
import {
  computePosition,
  computeSidePosition,
  type SidePositionOptions,
  type PositionOptions,
} from './position';

const aPlace = (changes: Partial<PositionOptions>): PositionOptions => ({
  anchor: { left: 400, top: 300, width: 100, height: 40 },
  popup: { width: 200, height: 120 },
  viewport: { width: 1000, height: 800 },
  side: 'below',
  align: 'left',
  gap: 10,
  ...changes,
});

test.each([
  ['below', { top: 350, side: 'below' }],
  ['above', { top: 170, side: 'above' }],
] as const)('is placed %s its anchor', (side, expected) => {
  expect(computePosition(aPlace({ side }))).toMatchObject(expected);
});

test.each([
  ['left', 400, 50],
  ['center', 350, 100],
  ['right', 300, 150],
] as const)('is aligned %s, with the arrow at the center of the anchor', (align, left, arrow) => {
  expect(computePosition(aPlace({ align }))).toMatchObject({ left, arrow });
});

test('flips to the opposite side if there is no room', () => {
  const anchor = { left: 400, top: 700, width: 100, height: 40 };

  expect(computePosition(aPlace({ anchor }))).toMatchObject({ side: 'above', top: 570 });
});

test('does not flip if the opposite side has even less room', () => {
  const viewport = { width: 1000, height: 400 };
  const anchor = { left: 400, top: 100, width: 100, height: 40 };

  expect(computePosition(aPlace({ anchor, viewport, popup: { width: 200, height: 600 } }))).toMatchObject({
    side: 'below',
  });
});

test('shifts into the viewport at its edges', () => {
  const leftEdge = { left: 0, top: 300, width: 20, height: 20 };
  const rightEdge = { left: 980, top: 300, width: 20, height: 20 };

  expect(computePosition(aPlace({ anchor: leftEdge, align: 'center' }))).toMatchObject({
    left: 8,
    arrow: 16,
  });
  expect(computePosition(aPlace({ anchor: rightEdge, align: 'center' }))).toMatchObject({
    left: 792,
    arrow: 184,
  });
});

test('stays within the viewport horizontally if it fits', () => {
  const anchors = fc.record({
    left: fc.integer({ min: -500, max: 1500 }),
    top: fc.integer({ min: -500, max: 1500 }),
    width: fc.integer({ min: 0, max: 900 }),
    height: fc.integer({ min: 0, max: 300 }),
  });
  const aligns = fc.constantFrom('left' as const, 'center' as const, 'right' as const);

  fc.assert(
    fc.property(anchors, aligns, (anchor, align) => {
      const { left } = computePosition(aPlace({ anchor, align }));
      expect(left).toBeGreaterThanOrEqual(8);
      expect(left).toBeLessThanOrEqual(792);
    }),
  );
});

describe('beside its anchor', () => {
  const beside = (changes: Partial<SidePositionOptions>): SidePositionOptions => ({
    ...aPlace({}),
    side: 'right',
    ...changes,
  });

  test.each([
    ['right', { left: 510, top: 288, arrow: 32 }],
    ['left', { left: 190, top: 288, arrow: 32 }],
  ] as const)('is placed at the %s, with the arrow at the center of the anchor', (side, expected) => {
    expect(computeSidePosition(beside({ side }))).toEqual({ side, ...expected });
  });

  test('has no position if it does not fit', () => {
    const viewport = { width: 700, height: 800 };

    expect(computeSidePosition(beside({ viewport }))).toBeUndefined();
    expect(computeSidePosition(beside({ viewport, side: 'left' }))).toBeDefined();
  });

  test('shifts into the viewport at its bottom edge', () => {
    const anchor = { left: 400, top: 740, width: 100, height: 40 };

    expect(computeSidePosition(beside({ anchor }))).toMatchObject({ top: 672, arrow: 88 });
  });
});
