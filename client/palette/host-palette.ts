/** What a command of the platform's own palette is made of. */
interface HostCommand {
  name: string;
  label: string;
  callback(options: { close(): void }): void;
}

export interface HostCommands {
  registerCommand(command: HostCommand): void;
}

interface Platform {
  readonly data?: { dispatch?(store: string): Partial<HostCommands> | undefined };
  readonly coreCommands?: unknown;
}

/**
 * The platform's palette where it has one of its own (WordPress 6.9 and newer, on every page of the admin). It has the
 * keys then, and ours does not open over it.
 */
export function getHostPalette(): HostCommands | undefined {
  const wp: Platform | undefined = Reflect.get(window, 'wp');
  if (!wp?.coreCommands) return undefined;
  const { registerCommand } = wp.data?.dispatch?.('core/commands') ?? {};
  return registerCommand && { registerCommand };
}
