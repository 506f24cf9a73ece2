import type { ComponentType } from 'react';
import type { LazyStore } from '@admin/data';
import type { IconName } from '@admin/ui';
import type { DashboardFilters } from '../dashboard-filters';

/** URL parameters. */
type Query = Readonly<Record<string, string | undefined>>;

/** Members of every contribution. */
export interface Contributed {
  /** Unique among the extension's contributions of this kind; letters, digits and hyphens. */
  id: string;
  /** Order among the extension's contributions of this kind, lowest first; default 10. */
  order?: number;
  /** Users without this capability do not see the contribution. */
  capability?: string;
}

export interface PlaceProps {
  params: Readonly<Record<string, string>>;
  /** The URL's path. */
  path: string;
  query: Query;
}

export interface PageContribution extends Contributed {
  /** May contain parameters: `/suppliers/:supplierId`. */
  path: string;
  title: string;
  component: ComponentType<PlaceProps>;
  /** Id of the host's menu entry to open. */
  hostMenu?: string;
}

/** A report at `/analytics/{id}`. */
export interface ReportContribution extends Contributed {
  title: string;
  component: ComponentType<PlaceProps>;
}

/** A menu item of the side navigation, in the group of extensions. */
export interface MenuItemContribution extends Contributed {
  title: string;
  /** Relative to the admin URL, or absolute. */
  url: string;
  /** Its category; the root if omitted. */
  parent?: string;
}

/** A panel below a classic settings page. */
export interface SettingsPanelContribution extends Contributed {
  tab: string;
  /** The tab's first section if omitted. */
  section?: string;
  component: ComponentType<{ query: Query }>;
}

export interface WizardProps {
  /** Completes the task and returns to the home screen, or to another dashboard URL. */
  onComplete: (options?: { redirectPath?: string }) => void;
  query: Query;
  task: unknown;
}

/** The page of one of the host's tasks. */
export interface WizardContribution extends Contributed {
  /** Task id. */
  task: string;
  component: ComponentType<WizardProps>;
}

export interface GatewayProps {
  paymentGateway: unknown;
  /** Marks the payment method as ready. */
  markConfigured: () => void;
}

/** The configuration step of a payment method in its wizard. */
export interface GatewayContribution extends Contributed {
  /** Id of the payment method. */
  gateway: string;
  component: ComponentType<GatewayProps>;
}

export interface TaskItemProps {
  /** Renders the default row; `onClick` replaces its action. */
  defaultTaskItem: ComponentType<{ onClick?: () => void }>;
  isComplete: boolean;
}

/** A task on the home screen, with its page. The host knows it as `{extension}-{id}`. */
export interface TaskContribution extends Contributed {
  title: string;
  /** Id of a task list of the extension or the host; default `extended`. */
  list?: string;
  /** HTML that describes the task. */
  content?: string;
  /** How long it takes, as text. */
  time?: string;
  /** Called when the lists are read; a task without it is incomplete. */
  isComplete?: () => boolean;
  isDismissable?: boolean;
  isSnoozeable?: boolean;
  /** The task's page. */
  component: ComponentType<WizardProps>;
  /** Replaces the default row. */
  listItem?: ComponentType<TaskItemProps>;
}

/** A separate task list, below those of the host. */
export interface TaskListContribution extends Contributed {
  title: string;
}

/** A tab in the header that opens the panel. */
export interface ActivityTabContribution extends Contributed {
  title: string;
  icon: IconName;
  component: ComponentType;
}

/** A section of the home screen, at the end of a column. */
export interface HomeSectionContribution extends Contributed {
  /** The default is the second; small screens show both columns below each other. */
  column?: 'first' | 'second';
  component: ComponentType;
}

/** A command of the command palette. */
export interface CommandContribution extends Contributed {
  title: string;
  /** Additional search terms. */
  keywords?: readonly string[];
  /** Relative to the admin URL, or absolute; a command either navigates or runs. */
  url?: string;
  run?(): unknown;
}

/** Values by name, as the history shows them. */
type HistoryValues = Readonly<Record<string, unknown>>;

/**
 * A kind of change in the history, and how to undo it. The extension records each change itself, by `POST
 * /store-admin/v1/history`, as `{extension}/{id}`.
 */
export interface HistoryContribution extends Contributed {
  /** Label of the changed object: `Supplier`. */
  title: string;
  /** The current values, with the names that changes use; `null` if there are none. */
  read(subject: string): Promise<HistoryValues | null>;
  /** Restores the values before the change; `null` if there were none. */
  undo(subject: string, before: HistoryValues | null): Promise<unknown>;
}

/** Props of components in the product form. */
export interface ProductPlaceProps {
  /** The product as in the form, with REST API names. */
  product: Readonly<Record<string, unknown>>;
  /** Changes members of the product, as one undo step with this label. */
  edit: (members: Readonly<Record<string, unknown>>, label: string) => void;
  /** The value of a custom field; `undefined` if the product does not have it. */
  getMeta: (key: string) => unknown;
  /** Changes or adds a custom field. It is saved with the product. */
  setMeta: (key: string, value: unknown, label: string) => void;
  /** Validation messages by member; custom fields are `meta:{key}`. */
  errors: Readonly<Record<string, string>>;
  /** Whether editing is disabled now. */
  isReadOnly: boolean;
}

/** A tab of the product form, shown if it has a section. */
export interface ProductTabContribution extends Omit<Contributed, 'capability'> {
  title: string;
}

/** A section of the product form, in both of its layouts. */
export interface ProductSectionContribution extends Contributed {
  title: string;
  description?: string;
  /** Id of a tab of the form or of the extension; default `general`. */
  tab?: string;
  component: ComponentType<ProductPlaceProps>;
}

/** A field at the end of a section of the product form. */
export interface ProductFieldContribution extends Contributed {
  /** `details`, `pricing`, `inventory`, `shipping` and so on. */
  section: string;
  component: ComponentType<ProductPlaceProps>;
}

/** An item of the product form's menu. */
export interface ProductMenuItemContribution extends Omit<Contributed, 'capability'> {
  title: string;
  onSelect: (product: Readonly<Record<string, unknown>>) => void;
}

/** Validates products, and changes them before saving. */
export interface ProductRuleContribution extends Omit<Contributed, 'capability'> {
  /** Messages by invalid member; custom fields are `meta:{key}`. Called on every change. */
  check?: (product: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>;
  /** Runs before each save; returns additional changes. If it throws, the product is not saved. */
  beforeSave?: (
    product: Readonly<Record<string, unknown>>,
  ) => Readonly<Record<string, unknown>> | undefined | Promise<Readonly<Record<string, unknown>> | undefined>;
}

/** A callback for one of the dashboard's filters: `woocommerce_admin_report_table` and others. */
export type FilterContribution = {
  [H in keyof DashboardFilters]: Omit<Contributed, 'capability'> & {
    hook: H;
    /** Gets the value and the hook's additional arguments, and returns the new value. */
    change(...given: DashboardFilters[H]): DashboardFilters[H][0];
  };
}[keyof DashboardFilters];

/** The contributions of an extension. Every list is optional. */
export interface Extension {
  /** Letters, digits and hyphens, starting with a letter; unique among extensions. */
  id: string;
  /** The extension's title, as shown in error messages. */
  title: string;
  /** Registered before any contribution renders. */
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

/** Kinds without a component, which the dashboard renders. */
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

/** Rejects unknown lists, such as misspelled ones. */
type Known<E> = { [K in Exclude<keyof E, keyof Extension>]: never };

const SLUG = /^[a-z][a-z\d-]*$/i;

/**
 * Validates an extension's definition; `registerExtension` adds it.
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

/** The contributions of one kind, sorted; equal orders keep their sequence. */
export const sortByOrder = <C extends Contributed>(items: readonly C[] = []): C[] =>
  items.toSorted((one, other) => (one.order ?? DEFAULT_ORDER) - (other.order ?? DEFAULT_ORDER));
