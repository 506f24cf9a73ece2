/** Home and bath. */
export const HOME = {
  blanket: `
    <path class="paper" d="M26 40q0-6 6-6h56q6 0 6 6v36H26z"/>
    <path class="tone" d="M26 48h68v8H26zM26 64h68v12H26z"/>
    <path class="line" d="M26 48h68M26 56h68M26 76h68M32 76v12M42 76v12M52 76v12M62 76v12M72 76v12M82 76v12M90 76v12"/>`,
  brush: `
    <path class="paper" d="M30 44q30-14 60 0v12H30z"/><path class="tone" d="M34 56h52v24H34z"/>
    <path class="line" d="M36 56v24M44 56v26M52 56v28M60 56v28M68 56v28M76 56v26M84 56v24"/>
    <circle class="solid" cx="60" cy="46" r="3"/>`,
  candle: `
    <path class="paper" d="M42 50h36v42H42z"/><path class="tone" d="M42 66h36v26H42z"/>
    <path class="line" d="M60 50v-8"/><path class="solid" d="M60 24q9 11 0 18-9-7 0-18z"/>`,
  clock: `
    <circle class="paper" cx="60" cy="60" r="36"/><circle class="tone" cx="60" cy="60" r="28"/>
    <path class="line" d="M60 60V40M60 60l14 8M60 28v4M60 88v4M28 60h4M88 60h4"/>
    <circle class="solid" cx="60" cy="60" r="3"/>`,
  cushion: `
    <path class="paper" d="M28 34q32 8 64 0-8 28 0 56-32-8-64 0 8-28 0-56z"/>
    <path class="tone" d="M44 48q16 4 32 0-4 14 0 28-16-4-32 0 4-14 0-28z"/>`,
  lamp: `
    <path class="paper" d="M42 26h36l12 34H30z"/><path class="tone" d="M30 60l4-12h52l4 12z"/>
    <path class="line" d="M60 60v30M42 94h36M72 60v12"/><circle class="solid" cx="72" cy="75" r="3"/>`,
  print: `
    <path class="paper" d="M34 22h52v76H34z"/><path class="tone" d="M42 64l14-18 12 14 6-6 6 8v28H42z"/>
    <circle class="solid" cx="70" cy="38" r="5"/>`,
  rug: `
    <path class="paper" d="M30 32h60v56H30z"/><path class="tone" d="M38 40h44v40H38z"/>
    <path class="line" d="M60 44l16 16-16 16-16-16zM34 32v-7M44 32v-7M54 32v-7M66 32v-7M76 32v-7M86 32v-7M34 88v7M44 88v7M54 88v7M66 88v7M76 88v7M86 88v7"/>
    <path class="solid" d="M60 54l6 6-6 6-6-6z"/>`,
  shelf: `
    <path class="paper" d="M24 30h72v8H24zM24 58h72v8H24zM24 86h72v8H24z"/>
    <path class="tone" d="M34 42h8v16h-8zM44 46h8v12h-8zM70 70h14v16H70z"/>
    <path class="line" d="M30 38v20M90 38v20M30 66v20M90 66v20M34 42h8v16h-8zM44 46h8v12h-8z"/>
    <circle class="solid" cx="76" cy="50" r="7"/>`,
  soap: `
    <path class="paper" d="M26 66a12 12 0 0 1 12-12h44a12 12 0 0 1 12 12v12a12 12 0 0 1-12 12H38a12 12 0 0 1-12-12z"/>
    <path class="tone" d="M40 64h40v14H40z"/><circle class="line" cx="44" cy="38" r="6"/>
    <circle class="line" cx="62" cy="32" r="4"/><circle class="solid" cx="76" cy="42" r="3"/>`,
  towel: `
    <path class="paper" d="M34 34h44v58H34z"/><path class="tone" d="M34 66h44v7H34zM34 78h44v7H34z"/>
    <path class="paper" d="M66 34h22v44H78"/><path class="line" d="M22 34h76M78 34v44"/>`,
  vase: `
    <path class="paper" d="M50 54h20q-2 8 8 18t-8 22H50q-16-12-8-22t8-18z"/>
    <path class="tone" d="M42 72h36q6 12-8 22H50q-14-10-8-22z"/>
    <path class="line" d="M60 54V28M60 44q-12-2-14-14M60 48q12-2 14-16"/>
    <circle class="solid" cx="60" cy="24" r="5"/><circle class="solid" cx="45" cy="27" r="4"/>
    <circle class="solid" cx="75" cy="29" r="4"/>`,
} as const;
