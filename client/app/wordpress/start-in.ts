import { whenReady } from './when-ready';

/** Starts a part of the dashboard on a page of the platform, in the language of its reader. */
export function startIn(page: Window, load: () => Promise<unknown>): void {
  whenReady(page, async () => {
    // Texts are translated as modules are evaluated, so the language comes first.
    const { loadTranslations } = await import(/* webpackMode: "eager" */ './load-translations');
    loadTranslations(page);
    await load();
  });
}
