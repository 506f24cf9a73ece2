import type { ResolverFunctions, SelectorsOf, StoreKey, StoreOf } from './define-store';
import type { Resolution } from './resolution';

export type Select = <K extends StoreKey>(store: K) => SelectorsOf<StoreOf<K>>;
export type SelectResolution = <K extends StoreKey>(store: K) => ResolverFunctions<StoreOf<K>, Resolution>;
/** Reads from any number of stores and their resolutions. */
export type Query<T> = (select: Select, resolution: SelectResolution) => T;
