/** The journeys of the embedded store that are run on a copy of a site whose shop plugin has this version. */
export function journeysFor(version?: string): readonly { readonly file: string; readonly before?: string }[];
