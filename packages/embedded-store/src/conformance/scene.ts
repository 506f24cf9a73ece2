import type { TestStore } from '../testing/test-store';

/** The state of the platform's store when a recording was made. */
export interface Scene {
  file: string;
  /** The first recording that it applies to. */
  name: string;
  /** The store is a new one. */
  isFresh?: boolean;
  prepare?: (store: TestStore) => void;
}
