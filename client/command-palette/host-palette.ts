/** A command of the platform's own palette. */
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

/**
 * Returns the platform's palette, if the page has one (WordPress 6.9 and newer, on every admin page). It then handles
 * the keyboard shortcut, and our palette doesn't open over it.
 */
export function getHostPalette(): HostCommands | undefined {
  const wp: Platform | undefined = Reflect.get(window, 'wp');
  if (!wp?.coreCommands) return undefined;
  const { registerCommand, open } = wp.data?.dispatch?.('core/commands') ?? {};
  return registerCommand && open && { registerCommand, open };
}
