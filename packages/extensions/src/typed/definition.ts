import type { ComponentType } from 'react';
import type { LazyStore } from '@admin/data';
import type { IconName } from '@admin/ui';
import type { DashboardFilters } from '../dashboard-filters';

/** The parameters of an address. */
type Query = Readonly<Record<string, string | undefined>>;

/** What every contribution has. */
export interface Contributed {
  /** Names it among the extension's contributions of its kind; letters, digits and hyphens. */
  id: string;
  /** Among the extension's own of the same kind, lowest first; 10 when left out. */
  order?: number;
  /** Users without it are not told of the contribution. */
  capability?: string;
}

export interface PlaceProps {
  params: Readonly<Record<string, string>>;
  /** The path of the address. */
  path: string;
  query: Query;
}

export interface PageContribution extends Contributed {
  /** May hold parameters: `/suppliers/:supplierId`. */
  path: string;
  title: string;
  component: ComponentType<PlaceProps>;
  /** Id of the host's menu entry to open. */
  hostMenu?: string;
}

/** Stands at `/analytics/{id}`. */
export interface ReportContribution extends Contributed {
  title: string;
  component: ComponentType<PlaceProps>;
}

/** An entry of the side navigation, in the group of extensions. */
export interface MenuItemContribution extends Contributed {
  title: string;
  /** Relative to the admin, or absolute. */
  url: string;
  /** The category it stands in; the root when left out. */
  parent?: string;
}

/** Stands below a classic settings page. */
export interface SettingsPanelContribution extends Contributed {
  tab: string;
  /** The tab's first section when left out. */
  section?: string;
  component: ComponentType<{ query: Query }>;
}

export interface WizardProps {
  /** Completes the task and leads back, or to another address of the dashboard. */
  onComplete: (options?: { redirectPath?: string }) => void;
  query: Query;
  task: unknown;
}

/** The page of a task that the host lists. */
export interface WizardContribution extends Contributed {
  /** Id of the task. */
  task: string;
  component: ComponentType<WizardProps>;
}

export interface GatewayProps {
  paymentGateway: unknown;
  /** Says that the payment method is ready. */
  markConfigured: () => void;
}

/** How a payment method is configured in its wizard. */
export interface GatewayContribution extends Contributed {
  /** Id of the payment method. */
  gateway: string;
  component: ComponentType<GatewayProps>;
}

export interface TaskItemProps {
  /** Draws the row as it usually is; `onClick` replaces what opening it does. */
  defaultTaskItem: ComponentType<{ onClick?: () => void }>;
  isComplete: boolean;
}

/** A task on the home screen, with its page. The host knows it as `{extension}-{id}`. */
export interface TaskContribution extends Contributed {
  title: string;
  /** A task list of the extension or of the host, by its id; `extended`, the things to do next, when left out. */
  list?: string;
  /** HTML that says what the task is for. */
  content?: string;
  /** How long it takes, in words. */
  time?: string;
  /** Asked whenever the lists are read; a task without it is to be done. */
  isComplete?: () => boolean;
  isDismissable?: boolean;
  isSnoozeable?: boolean;
  /** The task's page. */
  component: ComponentType<WizardProps>;
  /** Stands in place of the usual row. */
  listItem?: ComponentType<TaskItemProps>;
}

/** A list of tasks of its own, below those of the host. */
export interface TaskListContribution extends Contributed {
  title: string;
}

/** A tab of the header that opens the panel beside the page. */
export interface ActivityTabContribution extends Contributed {
  title: string;
  icon: IconName;
  component: ComponentType;
}

/** A part of the home screen, at the end of a column. */
export interface HomeSectionContribution extends Contributed {
  /** The second when left out; both are one below each other on small screens. */
  column?: 'first' | 'second';
  component: ComponentType;
}

/** Something that the command palette finds and does. */
export interface CommandContribution extends Contributed {
  title: string;
  /** Other words by which it is found. */
  keywords?: readonly string[];
  /** Relative to the admin, or absolute; a command either leads there or runs. */
  url?: string;
  run?(): unknown;
}

/** Values by name, as the history shows them. */
type HistoryValues = Readonly<Record<string, unknown>>;

/**
 * A kind of change that the history tells, and how it is taken back. The extension tells each change itself, by
 * `POST /store-admin/v1/history`, as `{extension}/{id}`.
 */
export interface HistoryContribution extends Contributed {
  /** What is changed, in a word: `Supplier`. */
  title: string;
  /** What there is now, by the names that changes have; `null` where there is nothing. */
  read(subject: string): Promise<HistoryValues | null>;
  /** Gives the values back that there were before; `null` where there was nothing. */
  undo(subject: string, before: HistoryValues | null): Promise<unknown>;
}

/** What a part of the form of a product is given. */
export interface ProductPlaceProps {
  /** As the form shows it, by the names of the REST API. */
  product: Readonly<Record<string, unknown>>;
  /** Changes members of the product, as one step of the form's history that is called `label`. */
  edit: (members: Readonly<Record<string, unknown>>, label: string) => void;
  /** The value of a custom field; `undefined` where the product has none of this name. */
  getMeta: (key: string) => unknown;
  /** Changes a custom field, or adds it. It is saved with the product. */
  setMeta: (key: string, value: unknown, label: string) => void;
  /** What keeps members from being saved, by their names; custom fields by `meta:{key}`. */
  errors: Readonly<Record<string, string>>;
  /** Nothing can be changed now. */
  isReadOnly: boolean;
}

/** A tab of the form of a product, shown once a section stands in it. */
export interface ProductTabContribution extends Omit<Contributed, 'capability'> {
  title: string;
}

/** A section of the form of a product, in both of its layouts. */
export interface ProductSectionContribution extends Contributed {
  title: string;
  description?: string;
  /** A tab of the form or one of the extension's own, by its id; `general` when left out. */
  tab?: string;
  component: ComponentType<ProductPlaceProps>;
}

/** A field at the end of a section of the form of a product. */
export interface ProductFieldContribution extends Contributed {
  /** `details`, `pricing`, `inventory`, `shipping` and so on. */
  section: string;
  component: ComponentType<ProductPlaceProps>;
}

/** An entry of the menu above the form of a product. */
export interface ProductMenuItemContribution extends Omit<Contributed, 'capability'> {
  title: string;
  onSelect: (product: Readonly<Record<string, unknown>>) => void;
}

/** Says what keeps a product from being saved, and changes it at the last moment. */
export interface ProductRuleContribution extends Omit<Contributed, 'capability'> {
  /** Messages by the member that is wrong; custom fields are called `meta:{key}`. Asked with every change. */
  check?: (product: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>;
  /** Runs before each save; gives back members to change with it. What it throws keeps the product from being saved. */
  beforeSave?: (
    product: Readonly<Record<string, unknown>>,
  ) => Readonly<Record<string, unknown>> | undefined | Promise<Readonly<Record<string, unknown>> | undefined>;
}

/** A change of something that the dashboard asks its filters about: `woocommerce_admin_report_table` and others. */
export type FilterContribution = {
  [H in keyof DashboardFilters]: Omit<Contributed, 'capability'> & {
    hook: H;
    /** Gets the value and what the hook hands over besides, and gives back the value to go on with. */
    change(...given: DashboardFilters[H]): DashboardFilters[H][0];
  };
}[keyof DashboardFilters];

/** What an extension adds to the dashboard. Every list may be left out. */
export interface Extension {
  /** Letters, digits and hyphens, beginning with a letter; no other extension has it. */
  id: string;
  /** What its users call it: named wherever it fails. */
  title: string;
  /** Registered before any of its contributions shows. */
  stores?: readonly LazyStore[];
  pages?: readonly PageContribution[];
  reports?: readonly ReportContribution[];
  menuItems?: readonly MenuItemContribution[];
  settingsPanels?: readonly SettingsPanelContribution[];
  wizards?: readonly WizardContribution[];
  gateways?: readonly GatewayContribution[];
  tasks?: readonly TaskContribution[];
  taskLists?: readonly TaskListContribution[];
  activityTabs?: readonly ActivityTabContribution[];
  homeSections?: readonly HomeSectionContribution[];
  commands?: readonly CommandContribution[];
  history?: readonly HistoryContribution[];
  productTabs?: readonly ProductTabContribution[];
  productSections?: readonly ProductSectionContribution[];
  productFields?: readonly ProductFieldContribution[];
  productMenuItems?: readonly ProductMenuItemContribution[];
  productRules?: readonly ProductRuleContribution[];
  filters?: readonly FilterContribution[];
}

export const KINDS = [
  'pages',
  'reports',
  'menuItems',
  'settingsPanels',
  'wizards',
  'gateways',
  'tasks',
  'taskLists',
  'activityTabs',
  'homeSections',
  'commands',
  'history',
  'productTabs',
  'productSections',
  'productFields',
  'productMenuItems',
  'productRules',
  'filters',
] as const satisfies readonly (keyof Extension)[];

export type Kind = (typeof KINDS)[number];

/** Kinds that are described, and drawn by the dashboard. */
const WITHOUT_COMPONENT: readonly Kind[] = [
  'menuItems',
  'taskLists',
  'commands',
  'history',
  'productTabs',
  'productMenuItems',
  'productRules',
  'filters',
];

/** Refuses lists that an extension does not have, such as a misspelt one. */
type Known<E> = { [K in Exclude<keyof E, keyof Extension>]: never };

const SLUG = /^[a-z][a-z\d-]*$/i;

/**
 * Checks what an extension adds; `registerExtension` adds it.
 * @throws {TypeError} naming the extension and the contribution: an id is none or is used twice, a title or a component
 * is missing
 */
export function defineExtension<const E extends Extension>(extension: E & Known<E>): E {
  const { id, title } = extension;
  if (!SLUG.test(id)) throw new TypeError(`The id "${id}" of an extension is none.`);
  const refuse = (problem: string) => new TypeError(`Extension "${id}": ${problem}`);
  if (title.trim() === '') throw refuse('it has no title.');
  for (const [index, entry] of (extension.stores ?? []).entries()) {
    if (typeof Object(entry).store?.name !== 'string')
      throw refuse(`entry ${index + 1} of its stores holds no store. Write stores: [{ store }].`);
  }
  for (const { id: page, path } of extension.pages ?? []) {
    if (!path.startsWith('/'))
      throw refuse(`the path of "${page}" among its pages starts without a slash. Write "/${path}".`);
  }
  for (const kind of KINDS) {
    const items: readonly Contributed[] = extension[kind] ?? [];
    for (const [index, item] of items.entries()) {
      if (!SLUG.test(item.id)) throw refuse(`the id "${item.id}" among its ${kind} is none.`);
      if (items.findIndex((other) => other.id === item.id) !== index)
        throw refuse(`the id "${item.id}" is used twice among its ${kind}.`);
      if (!WITHOUT_COMPONENT.includes(kind) && !isComponent(Reflect.get(item, 'component')))
        throw refuse(`"${item.id}" among its ${kind} has no component.`);
    }
  }
  return extension;
}

const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || typeof Object(value).$$typeof === 'symbol';

const DEFAULT_ORDER = 10;

/** The contributions of one kind in their order; equal ones stay as they are listed. */
export const sortByOrder = <C extends Contributed>(items: readonly C[] = []): C[] =>
  items.toSorted((one, other) => (one.order ?? DEFAULT_ORDER) - (other.order ?? DEFAULT_ORDER));
