/** Items of one page. */
export const PER_PAGE = 20;

/** What a page says once about the last save; no part of where it is. */
const MESSAGES = ['message', 'count', 'settings-updated'] as const;

/** What the address of a list asks for. */
export interface ListQuery {
  view: string;
  search: string;
  order: 'asc' | 'desc' | undefined;
  page: number;
  limit: number;
  offset: number;
  /** A parameter; `''` when it is missing. */
  get: (name: string) => string;
  /** The order asked for, if it is one of these; else the first. */
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

/** The page that an address names; the first when it names none. */
export function getPage(parameters: URLSearchParams): number {
  const page = Number(parameters.get('paged') ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** An address with some parameters changed, or removed where they are empty, and without its messages. */
export function buildListUrl(url: URL, changes: Readonly<Record<string, string>> = {}): string {
  const target = new URL(url);
  for (const name of MESSAGES) target.searchParams.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') target.searchParams.delete(name);
    else target.searchParams.set(name, value);
  }
  return target.pathname + target.search;
}
