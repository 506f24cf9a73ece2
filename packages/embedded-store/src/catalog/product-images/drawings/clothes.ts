/** Clothing and accessories. */
export const CLOTHES = {
  apron: `
    <path class="paper" d="M46 40h28l4 18h10v34H32V58h10z"/><path class="tone" d="M44 66h32v16H44z"/>
    <path class="line" d="M46 40q0-16 14-16t14 16M60 66v16"/>`,
  boots: `
    <path class="paper" d="M42 24h28v46q20 2 22 14v8H42z"/>
    <path class="tone" d="M42 84h50v8H42zM42 24h28v10H42z"/>
    <path class="line" d="M70 46h-9M70 54h-9M70 62h-9M42 92h50"/>`,
  coat: `
    <path class="paper" d="M48 24h24l18 14 4 48-13 2-3-32v40H42V56l-3 32-13-2 4-48z"/>
    <path class="tone" d="M48 24l12 14 12-14v72H60V38zM42 76h14v6H42z"/>
    <path class="line" d="M60 38v58M48 24l12 14 12-14"/><circle class="solid" cx="55" cy="52" r="2"/>
    <circle class="solid" cx="55" cy="64" r="2"/>`,
  gloves: `
    <path class="paper" d="M32 48q0-18 10-18 10 0 10 18v10l6-4q6 2 2 8l-8 10v6H32z"/>
    <path class="paper" d="M88 48q0-18-10-18-10 0-10 18v10l-6-4q-6 2-2 8l8 10v6h20z"/>
    <path class="tone" d="M32 50h20v8H32zM68 50h20v8H68z"/>
    <path class="tone" d="M31 78h22v14H31zM67 78h22v14H67z"/>
    <path class="line" d="M31 78h22v14H31zM67 78h22v14H67z"/>`,
  hat: `
    <path class="paper" d="M28 74a32 34 0 0 1 64 0z"/><path class="tone" d="M24 74h72v14H24z"/>
    <path class="line" d="M24 74h72v14H24zM46 74v14M60 74v14M74 74v14"/>
    <circle class="solid" cx="60" cy="36" r="7"/>`,
  jersey: `
    <path class="paper" d="M46 28h28l20 12-8 18-10-5v43H44V53l-10 5-8-18z"/>
    <path class="tone" d="M44 58h32v7H44zM44 72h32v7H44zM44 86h32v7H44z"/>
    <path class="line" d="M50 28a10 8 0 0 0 20 0"/>`,
  scarf: `
    <path class="paper" d="M40 26h40v14H40zM62 40h14v32H62z"/><path class="tone" d="M46 40h16v50H46z"/>
    <path class="line" d="M46 40h16v50H46zM46 90v8M54 90v8M62 90v8M69 72v7M76 72v7"/>`,
  shirt: `
    <path class="paper" d="M46 26h28l20 10-6 20-10-3v41H42V53l-10 3-6-20z"/>
    <path class="tone" d="M46 26l14 12 14-12-4-2H50z"/>
    <path class="line" d="M46 26l14 12 14-12M60 38v56M66 54h8v9h-8z"/>
    <circle class="solid" cx="60" cy="52" r="2"/><circle class="solid" cx="60" cy="66" r="2"/>
    <circle class="solid" cx="60" cy="80" r="2"/>`,
  slippers: `
    <path class="paper" d="M34 40q0-14 12-14t12 14v38q0 16-12 16T34 78z"/>
    <path class="paper" d="M62 40q0-14 12-14t12 14v38q0 16-12 16T62 78z"/>
    <path class="tone" d="M34 34q4-8 12-8t12 8v22H34zM62 34q4-8 12-8t12 8v22H62z"/>
    <path class="line" d="M34 56h24M62 56h24"/>`,
  socks: `
    <path class="paper" d="M36 24h22v34l-4 20q-3 14-16 14-12-1-12-10 0-6 10-16z"/>
    <path class="paper" d="M66 24h22v34l-4 20q-3 14-16 14-10-1-11-9 8-4 9-25z"/>
    <path class="tone" d="M36 24h22v9H36zM66 24h22v9H66zM36 42h22v6H36zM66 42h22v6H66z"/>
    <path class="line" d="M30 76q8 4 10 15"/>`,
  sweater: `
    <path class="paper" d="M46 28h28l16 10 8 44-12 4-8-30v38H42V56l-8 30-12-4 8-44z"/>
    <path class="tone" d="M42 84h36v10H42z"/>
    <path class="line" d="M48 28q12 12 24 0M54 44l6 6 6-6M54 54l6 6 6-6M54 64l6 6 6-6M54 74l6 6 6-6M42 84h36"/>`,
} as const;
