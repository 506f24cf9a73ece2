interface NamedFile {
  /** Such as `orders`. */
  report: string;
  /** Days on the shop's calendar; left out where a report knows no dates. */
  range?: { after: string; before: string } | undefined;
  /** Day on which the file is made, on the shop's calendar. */
  today: string;
}

/** Says what a file holds, and of when: `orders_2026-11-01_2026-11-20_exported-2026-11-22.csv`. */
export function getFileName({ report, range, today }: NamedFile): string {
  const days = range ? [range.after, range.before].map((moment) => moment.slice(0, 10)) : [];
  return `${[toPlain(report), ...days, `exported-${today}`].join('_')}.csv`;
}

/** Names of reports come from extensions, too; a file name has no slashes and no spaces. */
const toPlain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'report';
