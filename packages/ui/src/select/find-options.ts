export interface SearchableOption {
  value: string;
  label: string;
  /** Other words by which it should be found. */
  keywords?: readonly string[] | undefined;
}

export interface OptionMatches<O extends SearchableOption> {
  /** The best matches, no more than were asked for. */
  options: O[];
  /** How many there are in all. */
  total: number;
}

export type OptionFinder<O extends SearchableOption> = (query: string, limit: number) => OptionMatches<O>;

/** `São Tomé` → `sao tome`: case and accents do not count. */
export function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/**
 * Prepares a list for searching. Every word of the query must occur in the label or the keywords; labels that
 * begin with the query come first, otherwise the list keeps its order.
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
