/** The number of runs of a property test: `PROPERTY_RUNS` (set by `npm run test:long`) or `defaultRuns`. */
export const propertyRuns = (defaultRuns: number): number =>
  Number(process.env['PROPERTY_RUNS'] ?? defaultRuns);
