/** Outdoor and water sports gear. */
export const OUTDOORS = {
  bucket: `
    <path class="paper" d="M30 48h60l-8 46H38z"/><path class="tone" d="M33 64h54l-2 12H35z"/>
    <path class="line" d="M30 48q0-24 30-24t30 24"/><circle class="solid" cx="30" cy="48" r="3"/>
    <circle class="solid" cx="90" cy="48" r="3"/>`,
  chair: `
    <path class="paper" d="M32 32q10 40 50 46l4-9Q54 62 42 28z"/>
    <path class="tone" d="M37 30q10 38 47 44l2-5Q54 62 42 28z"/>
    <path class="line" d="M32 30l40 64M84 58L42 94M36 94h12M66 94h12"/>`,
  compass: `
    <circle class="paper" cx="60" cy="62" r="32"/><circle class="tone" cx="60" cy="62" r="24"/>
    <path class="solid" d="M60 42l7 20H53z"/><path class="line" d="M60 82l-7-20h14zM52 24h16M60 24v6"/>`,
  flask: `
    <path class="paper" d="M42 42h36v44q0 8-8 8H50q-8 0-8-8z"/><path class="tone" d="M42 56h36v22H42z"/>
    <path class="paper" d="M46 24h28v18H46z"/>
    <path class="line" d="M46 34h28M42 56h36M42 78h36M78 50h8q4 0 4 4v18q0 4-4 4h-8"/>`,
  hammock: `
    <path class="paper" d="M24 42q36 50 72 0l-4 24q-32 34-64 0z"/>
    <path class="tone" d="M27 58q33 34 66 0l-1 8q-32 34-64 0z"/>
    <path class="line" d="M22 26v66M98 26v66M22 34l2 8M98 34l-2 8"/>`,
  lantern: `
    <path class="paper" d="M42 46h36v38H42z"/><path class="tone" d="M36 38h48v8H36zM36 84h48v10H36z"/>
    <path class="line" d="M46 38q0-14 14-14t14 14"/><path class="solid" d="M60 54q10 12 0 20-10-8 0-20z"/>`,
  lifebuoy: `
    <circle class="paper" cx="60" cy="60" r="36"/>
    <path class="tone" d="M50 25h20v20H50zM50 75h20v20H50zM25 50h20v20H25zM75 50h20v20H75z"/>
    <circle class="paper" cx="60" cy="60" r="17"/>
    <path class="line" d="M52 25v20M68 25v20M52 75v20M68 75v20M25 52h20M25 68h20M75 52h20M75 68h20"/>`,
  rope: `
    <ellipse class="paper" cx="60" cy="46" rx="34" ry="16"/>
    <path class="paper" d="M26 46v26q0 16 34 16t34-16V46q0 16-34 16T26 46z"/>
    <path class="tone" d="M26 58q0 16 34 16t34-16v10q0 16-34 16T26 68z"/>
    <ellipse class="tone" cx="60" cy="46" rx="16" ry="7"/>
    <path class="line" d="M26 58q0 16 34 16t34-16M26 68q0 16 34 16t34-16M94 62q8 8 4 26"/>`,
  tent: `
    <path class="paper" d="M60 28l40 60H20z"/><path class="tone" d="M60 28l40 60H76z"/>
    <path class="line" d="M60 28v-6M60 50l14 38M60 50L46 88M20 88h80"/>
    <path class="solid" d="M60 22l10 4-10 4z"/>`,
  tool: `
    <path class="paper" d="M28 52q0-8 8-8h48q8 0 8 8v8q0 8-8 8H36q-8 0-8-8z"/>
    <path class="tone" d="M40 44h40v24H40z"/><path class="line" d="M34 44L52 24l10 20M86 68l10 22-22-22"/>
    <circle class="solid" cx="36" cy="56" r="3"/><circle class="solid" cx="84" cy="56" r="3"/>`,
  torch: `
    <path class="paper" d="M24 46h18l10 6h38q4 0 4 4v8q0 4-4 4H52l-10 6H24z"/>
    <path class="tone" d="M24 46h18v28H24zM62 52h10v16H62z"/>
    <path class="line" d="M42 46v28M16 46l-4-4M14 60H8M16 74l-4 4M78 52v16M84 52v16"/>`,
} as const;
