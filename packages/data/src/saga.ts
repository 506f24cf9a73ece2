import type { Effect } from 'redux-saga/effects';

/** What a store does over time. `R` is what it gives in the end; effects are used in it with `yield*`. */
export type Saga<R = void> = Generator<Effect, R, unknown>;
