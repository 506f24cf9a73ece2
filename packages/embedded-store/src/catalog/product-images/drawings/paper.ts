/** Stationery and gifts. */
export const PAPER = {
  book: `
    <path class="paper" d="M60 38q-16-10-36-6v54q20-4 36 6 16-10 36-6V32q-20-4-36 6z"/>
    <path class="tone" d="M60 38q16-10 36-6v54q-20-4-36 6z"/>
    <path class="line" d="M60 38v54M32 44q10-1 20 4M32 56q10-1 20 4M32 68q10-1 20 4"/>`,
  box: `
    <path class="paper" d="M28 52h64v40H28z"/><path class="tone" d="M24 40h72v12H24z"/>
    <path class="line" d="M24 40h72v12H24zM60 40v52M60 40q-16-2-14-10t14 10q-2-14 8-12t-8 12"/>`,
  calendar: `
    <path class="paper" d="M28 32h64v62H28z"/><path class="tone" d="M28 32h64v16H28z"/>
    <path class="line" d="M28 48h64M42 26v12M60 26v12M78 26v12M38 60h8M56 60h8M74 60h8M38 72h8M74 72h8M38 84h8M56 84h8"/>
    <circle class="solid" cx="60" cy="72" r="5"/>`,
  card: `
    <path class="paper" d="M22 40h76v44H22z"/><path class="tone" d="M22 54h76v10H22z"/>
    <path class="line" d="M44 40v44M44 40q-14-2-12-10t12 10q-2-14 6-12t-6 12"/>`,
  envelope: `
    <path class="paper" d="M22 38h76v50H22z"/><path class="tone" d="M22 38h76L60 68z"/>
    <path class="line" d="M22 38l38 30 38-30M22 88l28-28M98 88L70 60"/>
    <circle class="solid" cx="60" cy="68" r="6"/>`,
  notebook: `
    <path class="paper" d="M36 26h50v70H36z"/><path class="tone" d="M36 26h12v70H36z"/>
    <path class="line" d="M30 36h10M30 50h10M30 64h10M30 78h10M58 46h18M58 56h18"/>`,
  pattern: `
    <path class="paper" d="M32 22h40l16 16v60H32z"/>
    <path class="tone" d="M72 22v16h16zM42 68h36v8H42zM42 82h36v8H42z"/>
    <path class="line" d="M72 22v16h16M60 40v18M52 51l8 8 8-8"/>`,
  pencils: `
    <path class="paper" d="M40 46l6-18 6 18v48H40zM54 46l6-22 6 22v48H54zM68 46l6-18 6 18v48H68z"/>
    <path class="tone" d="M40 84h12v10H40zM54 84h12v10H54zM68 84h12v10H68zM54 46h12v38H54z"/>
    <path class="solid" d="M44 34l2-6 2 6zM58 31l2-7 2 7zM72 34l2-6 2 6z"/>`,
  picture: `
    <path class="paper" d="M26 30h68v60H26z"/><path class="tone" d="M34 38h52v44H34z"/>
    <path class="line" d="M34 70q9-8 17 0t18 0 17 0M48 66l12-26v26zM60 66h12l-12-18M44 66h32"/>`,
} as const;
