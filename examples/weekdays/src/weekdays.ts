import { isRecord, request, toList } from '@admin/http';
import { defineStore, put, request as run, type Saga } from '@admin/data';

export interface Weekday {
  /** 0 is Sunday. */
  day: number;
  orders: number;
}

/** What the server is asked for: days as it writes them, `2026-11-22`. */
export interface Period {
  after: string;
  before: string;
}

type State = Readonly<Record<string, readonly Weekday[]>>;

const keyOf = ({ after, before }: Period) => `${after}/${before}`;
const received = (key: string, weekdays: readonly Weekday[]) => ({
  type: 'acmeWeekdays/received',
  key,
  weekdays,
});

export const weekdaysStore = defineStore({
  name: 'acmeWeekdays',
  reducer: (state: State = {}, action: Partial<ReturnType<typeof received>>): State =>
    action.type === 'acmeWeekdays/received' && action.key !== undefined
      ? { ...state, [action.key]: action.weekdays ?? [] }
      : state,
  selectors: (state: State) => ({
    getWeekdays: (period: Period): readonly Weekday[] | undefined => state[keyOf(period)],
  }),
  actions: {},
  resolvers: {
    *getWeekdays(period: Period): Saga {
      yield* put(received(keyOf(period), yield* run(fetchWeekdays, period)));
    },
  },
});

const fetchWeekdays = (signal: AbortSignal, { after, before }: Period): Promise<Weekday[]> =>
  request('/wc-analytics/reports/orders/stats', {
    query: {
      after: `${after}T00:00:00`,
      before: `${before}T23:59:59`,
      interval: 'day',
      per_page: '100',
      fields: ['orders_count'],
    },
    signal,
    parse: toWeekdays,
  });

/** Adds up the days of a period by the day of the week. */
export function toWeekdays(payload: unknown): Weekday[] {
  const weekdays = Array.from({ length: 7 }, (_, day) => ({ day, orders: 0 }));
  for (const interval of toList(isRecord(payload) ? payload['intervals'] : [])) {
    if (!isRecord(interval) || !isRecord(interval['subtotals'])) continue;
    const weekday = weekdays[new Date(`${String(interval['interval'])}T00:00:00Z`).getUTCDay()];
    if (weekday) weekday.orders += Number(interval['subtotals']['orders_count']) || 0;
  }
  return weekdays;
}
