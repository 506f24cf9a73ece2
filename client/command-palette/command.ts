import type { IconName } from '@admin/ui';

/** The headings under which commands are listed, in their order. */
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
  /** The same on every page and every day, so that the last ones used can be told. */
  id: string;
  group: CommandGroup;
  title: string;
  /** Where it belongs: `Analytics`. */
  trail?: string | undefined;
  /** Other words by which it is found. */
  keywords?: readonly string[] | undefined;
  icon?: IconName | undefined;
}

/** Leads somewhere. */
export interface Place extends Described {
  href: string;
  /** Whoever reads it wants to continue here afterwards. */
  opensTab?: boolean;
}

/** Does something. */
export interface CommandAction extends Described {
  /** Rejections are told to the user by whoever runs it. */
  run(): unknown;
}

export type Command = Place | CommandAction;

export const isPlace = (command: Command): command is Place => 'href' in command;
