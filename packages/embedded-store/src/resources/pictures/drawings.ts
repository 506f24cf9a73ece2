/**
 * Goods as the shop draws them, on a ground of 120 by 120: `paper` is what lies in front, `tone` shades it, `solid`
 * draws the eye, `line` is an outline.
 */
const DRAWINGS = {
  apron: `
    <path class="paper" d="M46 40h28l4 18h10v34H32V58h10z"/><path class="tone" d="M44 66h32v16H44z"/>
    <path class="line" d="M46 40q0-16 14-16t14 16M60 66v16"/>`,
  bag: `
    <path class="paper" d="M28 46h64l-6 48H34z"/><path class="tone" d="M30 62h60l-2 14H32z"/>
    <path class="line" d="M44 56V38a16 16 0 0 1 32 0v18"/>`,
  box: `
    <path class="paper" d="M28 52h64v40H28z"/><path class="tone" d="M24 40h72v12H24z"/>
    <path class="line" d="M24 40h72v12H24zM60 40v52M60 40q-16-2-14-10t14 10q-2-14 8-12t-8 12"/>`,
  candle: `
    <path class="paper" d="M42 50h36v42H42z"/><path class="tone" d="M42 66h36v26H42z"/>
    <path class="line" d="M60 50v-8"/><path class="solid" d="M60 24q9 11 0 18-9-7 0-18z"/>`,
  card: `
    <path class="paper" d="M22 40h76v44H22z"/><path class="tone" d="M22 54h76v10H22z"/>
    <path class="line" d="M44 40v44M44 40q-14-2-12-10t12 10q-2-14 6-12t-6 12"/>`,
  chair: `
    <path class="paper" d="M32 32q10 40 50 46l4-9Q54 62 42 28z"/><path class="tone" d="M37 30q10 38 47 44l2-5Q54 62 42 28z"/>
    <path class="line" d="M32 30l40 64M84 58L42 94M36 94h12M66 94h12"/>`,
  compass: `
    <circle class="paper" cx="60" cy="62" r="32"/><circle class="tone" cx="60" cy="62" r="24"/>
    <path class="solid" d="M60 42l7 20H53z"/><path class="line" d="M60 82l-7-20h14zM52 24h16M60 24v6"/>`,
  cushion: `
    <path class="paper" d="M28 34q32 8 64 0-8 28 0 56-32-8-64 0 8-28 0-56z"/>
    <path class="tone" d="M44 48q16 4 32 0-4 14 0 28-16-4-32 0 4-14 0-28z"/>`,
  hat: `
    <path class="paper" d="M28 74a32 34 0 0 1 64 0z"/><path class="tone" d="M24 74h72v14H24z"/>
    <path class="line" d="M24 74h72v14H24zM46 74v14M60 74v14M74 74v14"/><circle class="solid" cx="60" cy="36" r="7"/>`,
  jersey: `
    <path class="paper" d="M46 28h28l20 12-8 18-10-5v43H44V53l-10 5-8-18z"/>
    <path class="tone" d="M44 58h32v7H44zM44 72h32v7H44zM44 86h32v7H44z"/><path class="line" d="M50 28a10 8 0 0 0 20 0"/>`,
  lantern: `
    <path class="paper" d="M42 46h36v38H42z"/><path class="tone" d="M36 38h48v8H36zM36 84h48v10H36z"/>
    <path class="line" d="M46 38q0-14 14-14t14 14"/><path class="solid" d="M60 54q10 12 0 20-10-8 0-20z"/>`,
  mug: `
    <path class="paper" d="M34 42h42v34a10 10 0 0 1-10 10H44a10 10 0 0 1-10-10z"/><path class="tone" d="M34 58h42v12H34z"/>
    <path class="line" d="M76 50h8a8 8 0 0 1 8 8v2a12 12 0 0 1-16 11M46 24q-4 5 0 10M58 24q-4 5 0 10"/>`,
  notebook: `
    <path class="paper" d="M36 26h50v70H36z"/><path class="tone" d="M36 26h12v70H36z"/>
    <path class="line" d="M30 36h10M30 50h10M30 64h10M30 78h10M58 46h18M58 56h18"/>`,
  print: `
    <path class="paper" d="M34 22h52v76H34z"/><path class="tone" d="M42 64l14-18 12 14 6-6 6 8v28H42z"/>
    <circle class="solid" cx="70" cy="38" r="5"/>`,
  scarf: `
    <path class="paper" d="M40 26h40v14H40zM62 40h14v32H62z"/><path class="tone" d="M46 40h16v50H46z"/>
    <path class="line" d="M46 40h16v50H46zM46 90v8M54 90v8M62 90v8M69 72v7M76 72v7"/>`,
  soap: `
    <path class="paper" d="M26 66a12 12 0 0 1 12-12h44a12 12 0 0 1 12 12v12a12 12 0 0 1-12 12H38a12 12 0 0 1-12-12z"/>
    <path class="tone" d="M40 64h40v14H40z"/><circle class="line" cx="44" cy="38" r="6"/>
    <circle class="line" cx="62" cy="32" r="4"/><circle class="solid" cx="76" cy="42" r="3"/>`,
  tin: `
    <path class="paper" d="M30 48h60v36a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8z"/><path class="tone" d="M26 36h68v12H26z"/>
    <path class="line" d="M26 36h68v12H26z"/><circle class="solid" cx="60" cy="70" r="9"/>`,
  tray: `
    <ellipse class="paper" cx="60" cy="62" rx="40" ry="24"/><ellipse class="tone" cx="60" cy="62" rx="30" ry="16"/>
    <path class="line" d="M20 62q-6 0-6 6t8 8M100 62q6 0 6 6t-8 8"/>`,
} as const;

export type Drawing = keyof typeof DRAWINGS;

/** Calm pairs: the ink, and the ground it stands on. */
const PALETTES = [
  ['#1d4f73', '#e3edf4'],
  ['#3f6650', '#e6efe8'],
  ['#9a4f32', '#f6e9e2'],
  ['#6a4a78', '#eee7f1'],
] as const;

/** A square picture; every drawing has its colours, so that a page of goods is not all of one. */
export function draw(drawing: Drawing): string {
  const place = Object.keys(DRAWINGS).indexOf(drawing);
  const [ink, ground] = PALETTES[place % PALETTES.length] ?? PALETTES[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 120 120">
    <style>
      path, circle, ellipse { fill: none; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
      .paper { fill: #fff; stroke: ${ink} } .tone { fill: ${ink}; opacity: .22 }
      .solid { fill: ${ink} } .line { stroke: ${ink} }
    </style>
    <rect width="120" height="120" fill="#fff"/>
    <path style="fill: ${ground}" d="M10 62c0-32 22-52 52-52s50 20 50 50-18 50-52 50-50-16-50-48z"/>${DRAWINGS[drawing]}
  </svg>`;
}
