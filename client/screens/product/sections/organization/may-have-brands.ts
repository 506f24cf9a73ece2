/** The first version that brings brands to every shop. */
const FIRST_WITH_BRANDS = [9, 6] as const;

/**
 * Whether the host may be asked for brands. It tells by the member that its products have; of a product that it does not
 * have yet the version tells, since older hosts answer the question itself with an error.
 */
export function mayHaveBrands(brands: unknown, isNew: boolean, version: string): boolean {
  if (brands !== undefined) return true;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [firstMajor, firstMinor] = FIRST_WITH_BRANDS;
  return isNew && (major > firstMajor || (major === firstMajor && minor >= firstMinor));
}
