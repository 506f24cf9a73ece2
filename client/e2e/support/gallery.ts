import { startVisits, type Visit } from './visits';

/** Lets the tests of a file visit the gallery of components, which `playwright.config.ts` has served. */
export function visitGallery(): Visit {
  const visit = startVisits(() => process.env['GALLERY_ORIGIN'] ?? '');

  return async (options) => {
    const visitor = await visit(options);
    // One sample holds a handler. Browsers say that the policy stops it wherever such HTML is read, to clean it as well.
    visitor.expectNoise(/^error: Executing inline event handler violates/);
    return visitor;
  };
}
