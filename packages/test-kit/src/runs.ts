/** How often a property is tried: `few` times, or as often as the long tests want (`npm run test:long`). */
export const runs = (few: number): number => Number(process.env['PROPERTY_RUNS'] ?? few);
