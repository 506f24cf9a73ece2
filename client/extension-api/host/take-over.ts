import { isRecord } from '@admin/http';
import { Fill, Slot } from '@admin/extensions';
import { pluginsNamespace } from './plugins';
import { createSlotFill, SlotFillProvider } from './slots';

/**
 * Has the platform's plugins, slots and fills be those of the dashboard, whose areas and slots they are meant for. Only
 * pages of the dashboard come here; all else that these libraries offer stays the platform's.
 */
export function takeOverSlots(page: Window): void {
  const wp: unknown = Reflect.get(page, 'wp');
  if (!isRecord(wp)) return;
  replace(wp, 'plugins', pluginsNamespace);
  replace(wp, 'components', { createSlotFill, Fill, Slot, SlotFillProvider });
}

/** The members of a compiled library cannot be changed, so it is replaced by one with the same members. */
function replace(wp: object, name: string, members: object): void {
  const library: unknown = Reflect.get(wp, name);
  if (!isRecord(library)) return;
  Reflect.set(wp, name, Object.defineProperty({ ...library, ...members }, '__esModule', { value: true }));
}
