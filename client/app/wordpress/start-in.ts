import { startTranslated } from '../bootstrap/start-translated';
import { whenReady } from './when-ready';

/** Starts a part of the dashboard on a WordPress page. */
export const startIn = (page: Window, load: () => Promise<unknown>) =>
  whenReady(page, () => startTranslated(page, load));
