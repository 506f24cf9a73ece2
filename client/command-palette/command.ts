import type { IconName } from '@admin/ui';

/** The groups of commands, in display order. */
export type CommandGroup =
  | 'last'
  | 'reports'
  | 'orders'
  | 'products'
  | 'customers'
  | 'screens'
  | 'views'
  | 'tasks'
  | 'actions'
  | 'settings'
  | 'help'
  | 'host';

interface Described {
  /** Unchanged across pages and sessions, because the recently used commands are saved by id. */
  id: string;
  group: CommandGroup;
  title: string;
  /** The parent section: `Analytics`. */
  trail?: string | undefined;
  /** Additional search terms. */
  keywords?: readonly string[] | undefined;
  icon?: IconName | undefined;
}

/** A command that opens a page. */
export interface CommandLink extends Described {
  href: string;
  /** Opens a new tab, for pages that users read beside their work. */
  opensTab?: boolean;
}

/** A command that runs a function. */
export interface CommandAction extends Described {
  /** Rejections are shown to the user by the caller. */
  run(): unknown;
}

export type Command = CommandLink | CommandAction;

export const isLink = (command: Command): command is CommandLink => 'href' in command;
