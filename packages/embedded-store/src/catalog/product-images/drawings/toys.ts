/** Toys. */
export const TOYS = {
  blocks: `
    <path class="paper" d="M28 62h30v30H28zM62 62h30v30H62zM45 28h30v30H45z"/>
    <path class="tone" d="M34 68h18v18H34zM51 34h18v18H51z"/><path class="line" d="M77 68l8 18H69z"/>
    <circle class="solid" cx="60" cy="43" r="5"/>`,
  boat: `
    <path class="paper" d="M26 70h68q-4 20-18 20H44q-14 0-18-20z"/>
    <path class="tone" d="M28 78h64q-5 12-16 12H44q-11 0-16-12z"/><path class="paper" d="M62 24l26 40H62z"/>
    <path class="line" d="M58 22v48"/><path class="solid" d="M54 34v30H36z"/>`,
  kite: `
    <path class="paper" d="M62 18l26 30-26 36-26-36z"/>
    <path class="tone" d="M62 18l26 30H62zM62 48v36L36 48z"/>
    <path class="line" d="M62 18v66M36 48h52M62 84q-14 4-10 12t-14 6"/>
    <path class="solid" d="M50 90l6 6 2-7zM42 100l4-6 4 6z"/>`,
  puzzle: `
    <path class="paper" d="M30 34h22q-4-12 8-12t8 12h22v22q12-4 12 8t-12 8v20H68q4-10-8-10t-8 10H30z"/>
    <path class="tone" d="M30 62h60v30H68q4-10-8-10t-8 10H30z"/><path class="line" d="M44 48l6 6M66 46h10"/>`,
  whale: `
    <path class="paper" d="M20 64q2-24 32-24 26 0 32 22 8 0 12-12 6 10-2 22-8 14-34 16-38 2-40-24z"/>
    <path class="tone" d="M21 70q30 10 62 6-10 12-29 12-28 0-33-18z"/>
    <path class="line" d="M48 40q0-10-8-12M48 40q0-10 8-12M58 74q-4 10 4 14"/>
    <circle class="solid" cx="34" cy="60" r="3"/>`,
} as const;
