/** Starts a part of the dashboard in the user's language. */
export async function startTranslated(page: Window, load: () => Promise<unknown>): Promise<void> {
  // Modules translate texts when they are evaluated, so translations are applied first.
  const { applyTranslations } = await import(/* webpackMode: "eager" */ './translations');
  applyTranslations(page);
  await load();
}
