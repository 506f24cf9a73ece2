/** What a command of the platform's own palette is made of. */
interface HostCommand {
  name: string;
  label: string;
  callback(options: { close(): void }): void;
}

export interface HostCommands {
  registerCommand(command: HostCommand): void;
  open(): void;
}

interface Platform {
  readonly data?: { dispatch?(store: string): Partial<HostCommands> | undefined };
  readonly coreCommands?: unknown;
}

declare global {
  interface Window {
    /** Kept by the button itself, see `class-command-palette.php`; `null` from when the dashboard hears it. */
    storeAdminPress?: Event | null;
  }
}

/** The button that newer platforms have in the bar above every page. */
const BUTTON = '#wp-admin-bar-command-palette';

/**
 * The platform's palette where the page has one (WordPress 6.9 and newer, on every page of the admin). It has the keys then,
 * and ours does not open over it.
 */
export function getHostPalette(): HostCommands | undefined {
  const wp: Platform | undefined = Reflect.get(window, 'wp');
  if (!wp?.coreCommands) return undefined;
  const { registerCommand, open } = wp.data?.dispatch?.('core/commands') ?? {};
  return registerCommand && open && { registerCommand, open };
}

/** Whether the platform's button for its palette was pressed. */
export const isHostButtonPressed = ({ type, target }: Event): boolean =>
  type === 'click' && target instanceof Element && target.closest(BUTTON) !== null;

/**
 * The press of the platform's button that nobody has heard, because the dashboard was not there yet: once. The page keeps
 * none after that.
 */
export function takeEarlyPress(page: Window): Event | undefined {
  const press = page.storeAdminPress ?? undefined;
  page.storeAdminPress = null;
  return press;
}
