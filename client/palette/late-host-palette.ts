import { loadLateParts } from '@admin/host';
import { getHostPalette, type HostCommands } from './host-palette';

/** Brings the platform's palette into a page from which it was kept, once. Rejects where it cannot be had. */
export async function loadHostPalette(url: string): Promise<HostCommands> {
  if (!getHostPalette()) await loadLateParts(url);
  const palette = getHostPalette();
  if (!palette) throw new Error('The command palette of the platform did not start.');
  return palette;
}

/** Writes what was typed while the platform's palette came into its field, once its dialog is there. */
export function typeIntoHost(typed: string): void {
  if (typed === '') return;
  const write = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('[role="dialog"]')) return;
    document.removeEventListener('focusin', write);
    target.setRangeText(typed, target.value.length, target.value.length, 'end');
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
  document.addEventListener('focusin', write);
}
