import { toName } from '@admin/forms';
import type { SettingsBlock } from '@admin/store-settings-pages';

/** Focuses a setting; for a hidden one, focuses the setting that it depends on. */
export function focusSetting(form: HTMLFormElement, id: string, blocks: readonly SettingsBlock[] = []): void {
  const row = blocks
    .flatMap(({ rows }) => rows)
    .find(({ settings }) => settings.some((setting) => setting.id === id));
  const control = findControl(form, id) ?? (row?.shownIf && findControl(form, row.shownIf.id));
  control?.focus();
}

function findControl({ elements }: HTMLFormElement, id: string): HTMLElement | undefined {
  const found = elements.namedItem(toName(id));
  // Radio buttons share their name.
  const control = found instanceof RadioNodeList ? found[0] : found;
  return control instanceof HTMLElement ? control : undefined;
}
