export interface SearchableOption {
  value: string;
  label: string;
  /** Additional search terms. */
  keywords?: readonly string[] | undefined;
}

export interface OptionMatches<O extends SearchableOption> {
  /** The best matches, up to the limit. */
  options: O[];
  /** Total number of matches. */
  total: number;
}

export type OptionFinder<O extends SearchableOption> = (query: string, limit: number) => OptionMatches<O>;

/** `São Tomé` → `sao tome`: removes case and accents. */
export function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/**
 * Prepares a list for searching. Every word of the query must occur in the label or the keywords; labels that start
 * with the query come first, otherwise the list's order is kept.
 */
export function createOptionFinder<O extends SearchableOption>(options: readonly O[]): OptionFinder<O> {
  const entries = options.map((option) => ({
    option,
    label: normalize(option.label),
    text: normalize([option.label, ...(option.keywords ?? [])].join(' ')),
  }));
  return (query, limit) => {
    const needle = normalize(query);
    const words = needle.split(/\s+/);
    const matches = entries.filter(({ text }) => words.every((word) => text.includes(word)));
    const isFirst = ({ label }: { label: string }) => label.startsWith(needle);
    const ranked = [...matches.filter(isFirst), ...matches.filter((entry) => !isFirst(entry))];
    return { options: ranked.slice(0, limit).map(({ option }) => option), total: matches.length };
  };
}
