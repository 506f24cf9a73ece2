import { whenReady } from './when-ready';

/** Starts a part of the dashboard on a platform page, in the user's language. */
export function startIn(page: Window, load: () => Promise<unknown>): void {
  whenReady(page, async () => {
    // Modules translate texts when they are evaluated, so translations must load first.
    const { loadTranslations } = await import(/* webpackMode: "eager" */ './load-translations');
    loadTranslations(page);
    await load();
  });
}
