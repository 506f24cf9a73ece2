interface NamedFile {
  /** Such as `orders`. */
  report: string;
  /** Days in the store's time zone; omitted for reports without dates. */
  range?: { after: string; before: string } | undefined;
  /** The export's day in the store's time zone. */
  today: string;
}

/** A name with the report and its dates: `orders_2026-11-01_2026-11-20_exported-2026-11-22.csv`. */
export function getFileName({ report, range, today }: NamedFile): string {
  const days = range ? [range.after, range.before].map((moment) => moment.slice(0, 10)) : [];
  return `${[toPlain(report), ...days, `exported-${today}`].join('_')}.csv`;
}

/** Extensions name reports too; file names must not contain slashes or spaces. */
const toPlain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'report';
