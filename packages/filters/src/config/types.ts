/** The formats in which extensions describe filters. */

export interface SelectOption {
  value: string;
  label: string;
}

/** A search option: its id in the URL and its label. */
export interface TokenOption {
  key: string;
  label: string;
}

/** Loads labels of comma-separated ids, such as `'12,14'`. */
export type GetLabels = (ids: string, query: AddressQuery) => Promise<readonly ExtensionLabel[]>;

/** Extensions use either property for the id. */
export interface ExtensionLabel {
  key?: string | number | undefined;
  id?: string | number | undefined;
  label: string;
}

/** How an extension searches options. */
export interface Autocompleter {
  options: (search: string) => unknown;
  getOptionCompletion: (item: unknown) => unknown;
}

/** URL query parameters. */
export type AddressQuery = Readonly<Record<string, string>>;

/** A drop-down of the filter bar. The selected option is stored in the parameter `param`. */
export interface FilterConfig {
  label: string;
  /** Parameters that are kept when another option is selected. */
  staticParams?: readonly string[] | undefined;
  param: string;
  /** Whether the drop-down is visible; defaults to true. */
  showFilters?: ((query: AddressQuery, config?: unknown) => boolean) | undefined;
  /** The option selected without a parameter; defaults to `all`. */
  defaultValue?: string | undefined;
  filters: readonly FilterOption[];
}

export interface FilterOption {
  label: string;
  value: string;
  chartMode?: string | undefined;
  /** `Search`: the option needs an item, selected by search. */
  component?: string | undefined;
  path?: readonly string[] | undefined;
  settings?: FilterSettings | undefined;
  subFilters?: readonly FilterOption[] | undefined;
}

export interface FilterSettings {
  /** The type of items, such as `products`; `custom` uses `autocompleter`. */
  type?: string | undefined;
  /** The parameter of the item ids. */
  param: string;
  getLabels?: GetLabels | undefined;
  autocompleter?: Autocompleter | undefined;
  labels?:
    | {
        placeholder?: string | undefined;
        button?: string | undefined;
        title?: string | undefined;
        update?: string | undefined;
        helpText?: string | undefined;
      }
    | undefined;
}

export interface AdvancedFiltersConfig {
  /** A sentence with `{{select /}}` for the choice of all or any. */
  title?: string | undefined;
  filters: Readonly<Record<string, AdvancedFilterConfig>>;
}

export interface AdvancedFilterConfig {
  labels: {
    add: string;
    remove?: string | undefined;
    rule?: string | undefined;
    /** A sentence with `{{title}}…{{/title}}`, `{{rule /}}` and `{{filter /}}`. */
    title: string;
    filter?: string | undefined;
    placeholder?: string | undefined;
  };
  rules?: readonly SelectOption[] | undefined;
  input: FilterInput;
  /** The filter can be added several times. Its parameter is a list. */
  allowMultiple?: boolean | undefined;
}

export interface FilterInput {
  /** `SelectControl`, `Search`, `Number`, `Currency`, `Date` or `ProductAttribute`. */
  component: string;
  options?: readonly SelectOption[] | undefined;
  getOptions?: (() => Promise<readonly SelectOption[]>) | undefined;
  defaultOption?: string | undefined;
  /**
   * Allows several options in a `SelectControl`, joined by commas. Not in WooCommerce; the endpoint must
   * accept a list.
   */
  multiple?: boolean | undefined;
  type?: string | undefined;
  getLabels?: GetLabels | undefined;
  autocompleter?: Autocompleter | undefined;
}

/** A range has two values; an attribute has its id and a term id; several items are joined by commas. */
export type FilterValue = string | readonly string[];

export interface ActiveFilter {
  key: string;
  rule?: string | undefined;
  value: FilterValue;
}
