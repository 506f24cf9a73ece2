/** Kitchen and tableware. */
export const KITCHEN = {
  board: `
    <path class="paper" d="M36 42h48q6 0 6 6v38q0 6-6 6H36q-6 0-6-6V48q0-6 6-6zM54 42V24h12v18"/>
    <path class="tone" d="M36 58h48v6H36zM36 72h48v6H36z"/><circle class="line" cx="60" cy="31" r="3"/>`,
  bottle: `
    <path class="paper" d="M52 22h16v18q12 6 12 20v30q0 6-6 6H46q-6 0-6-6V60q0-14 12-20z"/>
    <path class="tone" d="M40 62h40v20H40z"/><path class="line" d="M52 32h16M40 62h40v20H40z"/>
    <path class="solid" d="M60 66q6 6 0 12-6-6 0-12z"/>`,
  bowl: `
    <path class="paper" d="M22 54h76q-2 32-26 36H48q-24-4-26-36z"/>
    <path class="tone" d="M25 66h70q-4 14-12 20H37q-8-6-12-20z"/>
    <path class="line" d="M22 54h76M44 44q-4-6 0-12M60 44q-4-6 0-12M76 44q-4-6 0-12"/>`,
  coffee: `
    <path class="paper" d="M38 34h44l4 60H34z"/><path class="tone" d="M36 62h48l1 20H35z"/>
    <path class="line" d="M38 34l4-10h36l4 10zM38 34h44"/>
    <path class="solid" d="M54 72q0-8 8-8 6 2 4 8-2 8-8 8-5-2-4-8z"/>`,
  glasses: `
    <path class="paper" d="M30 28h24v26q0 12-12 12T30 54zM66 28h24v26q0 12-12 12T66 54z"/>
    <path class="tone" d="M30 42h24v12q0 12-12 12T30 54zM66 42h24v12q0 12-12 12T66 54z"/>
    <path class="line" d="M42 66v24M32 92h20M78 66v24M68 92h20"/>`,
  jar: `
    <path class="paper" d="M36 42h48v44q0 8-8 8H44q-8 0-8-8z"/><path class="tone" d="M36 56h48v22H36z"/>
    <path class="tone" d="M34 28h52v14H34z"/><path class="line" d="M34 28h52v14H34zM36 56h48M36 78h48"/>
    <circle class="solid" cx="60" cy="67" r="5"/>`,
  knife: `
    <path class="paper" d="M56 22q14 8 12 44H56z"/><path class="tone" d="M54 66h16v30q-8 4-16 0z"/>
    <path class="line" d="M54 66h16v30q-8 4-16 0z"/><circle class="solid" cx="62" cy="76" r="2"/>
    <circle class="solid" cx="62" cy="88" r="2"/>`,
  mug: `
    <path class="paper" d="M34 42h42v34a10 10 0 0 1-10 10H44a10 10 0 0 1-10-10z"/>
    <path class="tone" d="M34 58h42v12H34z"/>
    <path class="line" d="M76 50h8a8 8 0 0 1 8 8v2a12 12 0 0 1-16 11M46 24q-4 5 0 10M58 24q-4 5 0 10"/>`,
  pan: `
    <circle class="paper" cx="50" cy="62" r="30"/><circle class="tone" cx="50" cy="62" r="22"/>
    <path class="line" d="M72 42l22-20M76 46l22-20M94 22l4 4"/>
    <path class="solid" d="M40 62a10 10 0 1 0 20 0 10 10 0 1 0-20 0z"/>`,
  plate: `
    <circle class="paper" cx="60" cy="60" r="36"/><circle class="tone" cx="60" cy="60" r="24"/>
    <path class="line" d="M60 36a24 24 0 1 0 .1 0M46 62q14-14 28 0-14 14-28 0l-6-6v12z"/>
    <circle class="solid" cx="68" cy="60" r="1.5"/>`,
  teapot: `
    <path class="paper" d="M34 60q0-20 24-20t24 20q0 30-24 30T34 60z"/>
    <path class="tone" d="M34 60h48q0 14-6 22H40q-6-8-6-22z"/>
    <path class="line" d="M82 60q8 0 14-14M76 80q18-6 20-34M34 56q-14-2-14 8t18 14M46 41q12-10 24 0M58 35v-4"/>
    <circle class="solid" cx="58" cy="30" r="3"/>`,
  tin: `
    <path class="paper" d="M30 48h60v36a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8z"/>
    <path class="tone" d="M26 36h68v12H26z"/><path class="line" d="M26 36h68v12H26z"/>
    <circle class="solid" cx="60" cy="70" r="9"/>`,
  tray: `
    <ellipse class="paper" cx="60" cy="62" rx="40" ry="24"/>
    <ellipse class="tone" cx="60" cy="62" rx="30" ry="16"/>
    <path class="line" d="M20 62q-6 0-6 6t8 8M100 62q6 0 6 6t-8 8"/>`,
} as const;
