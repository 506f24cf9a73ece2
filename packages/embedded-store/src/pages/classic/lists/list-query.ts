/** Items of one page. */
export const PER_PAGE = 20;

/** Parameters of one-time messages after a save; they are not part of the list's state. */
const MESSAGES = ['message', 'count', 'settings-updated'] as const;

/** The query of a list, from its URL. */
export interface ListQuery {
  view: string;
  search: string;
  order: 'asc' | 'desc' | undefined;
  page: number;
  limit: number;
  offset: number;
  /** A parameter; `''` when it is missing. */
  get: (name: string) => string;
  /** The requested sort order, if it is one of these; otherwise the first. */
  orderBy: <Word extends string>(words: readonly [Word, ...Word[]]) => Word;
}

export function readListQuery({ searchParams }: URL, viewParameter = 'view'): ListQuery {
  const get = (name: string) => searchParams.get(name)?.trim() ?? '';
  const order = get('order');
  const page = getPage(searchParams);
  return {
    view: get(viewParameter),
    search: get('s'),
    order: order === 'asc' || order === 'desc' ? order : undefined,
    page,
    limit: PER_PAGE,
    offset: (page - 1) * PER_PAGE,
    get,
    orderBy: (words) => words.find((word) => word === get('orderby')) ?? words[0],
  };
}

/** The page number of a URL; 1 when it has none. */
export function getPage(parameters: URLSearchParams): number {
  const page = Number(parameters.get('paged') ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The URL with some parameters changed (or removed when empty) and without one-time messages. */
export function buildListUrl(url: URL, changes: Readonly<Record<string, string>> = {}): string {
  const target = new URL(url);
  for (const name of MESSAGES) target.searchParams.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') target.searchParams.delete(name);
    else target.searchParams.set(name, value);
  }
  return target.pathname + target.search;
}
