import type { TestStore } from '../testing/test-store';

/** What the platform's shop looked like when a recording was made. */
export interface Scene {
  file: string;
  /** From this recording on. */
  name: string;
  /** The shop is a new one. */
  isFresh?: boolean;
  prepare?: (store: TestStore) => void;
}
