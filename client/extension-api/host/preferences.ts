import { createReduxStore } from '@wordpress/data';

type Scoped = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface State {
  readonly chosen: Scoped;
  readonly defaults: Scoped;
}

interface Change {
  readonly type: 'set' | 'setDefaults' | 'init' | (string & {});
  readonly scope?: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Key in the local storage: without the platform, there is no server-side storage for them. */
const KEY = 'store-admin-platform-preferences';

function readKept(): Scoped {
  try {
    return JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as Scoped;
  } catch {
    return {};
  }
}

function keep(chosen: Scoped): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // The storage is full or blocked: the preferences last until the page is closed.
  }
}

const merged = (all: Scoped, scope: string, values: object): Scoped => ({
  ...all,
  [scope]: { ...all[scope], ...values },
});

function reduce(state: State = { chosen: readKept(), defaults: {} }, change: Change): State {
  const { type, scope = '', values = {} } = change;
  if (type === 'set') return { ...state, chosen: merged(state.chosen, scope, values) };
  if (type === 'setDefaults') return { ...state, defaults: merged(state.defaults, scope, values) };
  return state;
}

const get = ({ chosen, defaults }: State, scope: string, name: string): unknown =>
  chosen[scope]?.[name] ?? defaults[scope]?.[name];

interface Tools {
  dispatch(change: Change): void;
  select(query: (state: State) => unknown): unknown;
}

const set =
  (scope: string, name: string, value: unknown) =>
  ({ dispatch, select }: Tools): void => {
    dispatch({ type: 'set', scope, values: { [name]: value } });
    select(({ chosen }) => keep(chosen));
  };

/** Preferences of extensions by scope and name (`core/preferences`), stored in the browser. */
export const store = createReduxStore('core/preferences', {
  reducer: reduce,
  selectors: { get },
  actions: {
    set,
    toggle: (scope: string, name: string) => (tools: Tools) =>
      set(scope, name, !tools.select((state) => get(state, scope, name)))(tools),
    setDefaults: (scope: string, values: Readonly<Record<string, unknown>>): Change => ({
      type: 'setDefaults',
      scope,
      values,
    }),
  },
});
