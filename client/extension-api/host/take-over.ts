import { isRecord } from '@admin/http';
import { Fill, Slot } from '@admin/extensions';
import { pluginsNamespace } from './plugins';
import { createSlotFill, SlotFillProvider } from './slots';

/**
 * Replaces the platform's plugins, slots and fills with those of the dashboard, so that they use its areas and slots.
 * This runs only on dashboard pages; everything else in these libraries stays the platform's.
 */
export function takeOverSlots(page: Window): void {
  const wp: unknown = Reflect.get(page, 'wp');
  if (!isRecord(wp)) return;
  replace(wp, 'plugins', pluginsNamespace);
  replace(wp, 'components', { createSlotFill, Fill, Slot, SlotFillProvider });
}

/**
 * The exports of a compiled library are read-only, so this replaces the library with a copy that has the new members.
 */
function replace(wp: object, name: string, members: object): void {
  const library: unknown = Reflect.get(wp, name);
  if (!isRecord(library)) return;
  Reflect.set(wp, name, Object.defineProperty({ ...library, ...members }, '__esModule', { value: true }));
}
