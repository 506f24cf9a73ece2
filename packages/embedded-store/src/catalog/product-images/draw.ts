import { DRAWINGS } from './drawings';
import type { Drawing } from './drawings';

/** Muted color pairs: the ink and its background. */
const INKS = {
  sea: ['#1d4f73', '#e3edf4'],
  moss: ['#3f6650', '#e6efe8'],
  rust: ['#9a4f32', '#f6e9e2'],
  plum: ['#6a4a78', '#eee7f1'],
  ochre: ['#80631a', '#f5eed8'],
  slate: ['#45525f', '#e8ebee'],
  rose: ['#95415a', '#f6e6ea'],
  teal: ['#1f6a6a', '#dff0ee'],
} as const;

/** Backgrounds; each category has its own. */
const GROUNDS = {
  pebble: 'M10 62c0-32 22-52 52-52s50 20 50 50-18 50-52 50-50-16-50-48z',
  arch: 'M14 110V60a46 46 0 0 1 92 0v50z',
  disc: 'M8 60a52 52 0 1 0 104 0 52 52 0 1 0-104 0z',
  dune: 'M4 84q26-64 62-64t50 60q2 32-28 32H26Q0 112 4 84z',
  card: 'M12 24q0-12 12-12h72q12 0 12 12v72q0 12-12 12H24q-12 0-12-12z',
  bloom:
    'M60 14A15 15 0 0 1 87 23A15 15 0 0 1 104 46A15 15 0 0 1 104 74A15 15 0 0 1 87 97A15 15 0 0 1 60 106A15 15 0 0 1 33 97A15 15 0 0 1 16 74A15 15 0 0 1 16 46A15 15 0 0 1 33 23A15 15 0 0 1 60 14z',
} as const;

export type Ink = keyof typeof INKS;
export type Ground = keyof typeof GROUNDS;

export interface ImageStyle {
  ink?: Ink | undefined;
  ground?: Ground | undefined;
}

const inks = Object.values(INKS);

/**
 * Draws a square image. Without a given ink, each drawing has its own color, so that a page of products isn't all one
 * color.
 */
export function drawProductImage(drawing: Drawing, { ink, ground = 'pebble' }: ImageStyle = {}): string {
  const place = Object.keys(DRAWINGS).indexOf(drawing);
  const [dark, light] = ink ? INKS[ink] : (inks[place % inks.length] ?? INKS.sea);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 120 120">
    <style>
      path, circle, ellipse { fill: none; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
      .paper { fill: #fff; stroke: ${dark} } .tone { fill: ${dark}; opacity: .22 }
      .solid { fill: ${dark} } .line { stroke: ${dark} }
    </style>
    <rect width="120" height="120" fill="#fff"/>
    <path style="fill: ${light}" d="${GROUNDS[ground]}"/>${DRAWINGS[drawing]}
  </svg>`;
}
