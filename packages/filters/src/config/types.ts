/** The shapes below are those in which extensions describe filters: what they add passes straight through. */

export interface SelectOption {
  value: string;
  label: string;
}

/** An option of a search: what stands in the address, and what is read. */
export interface TokenOption {
  key: string;
  label: string;
}

/** Labels for the ids of an address: `'12,14'`. */
export type GetLabels = (ids: string, query: AddressQuery) => Promise<readonly ExtensionLabel[]>;

/** Extensions name the id either way. */
export interface ExtensionLabel {
  key?: string | number | undefined;
  id?: string | number | undefined;
  label: string;
}

/** How an extension finds options by itself. */
export interface Autocompleter {
  options: (search: string) => unknown;
  getOptionCompletion: (item: unknown) => unknown;
}

/** Parameters of an address, as text. */
export type AddressQuery = Readonly<Record<string, string>>;

/** A drop-down of the filter bar; the chosen option stands in the address under `param`. */
export interface FilterConfig {
  label: string;
  /** Parameters that stay in the address when another option is chosen. */
  staticParams?: readonly string[] | undefined;
  param: string;
  /** Whether the drop-down is there; it is when left out. */
  showFilters?: ((query: AddressQuery, config?: unknown) => boolean) | undefined;
  /** The option that is chosen without saying so in the address; `all` when left out. */
  defaultValue?: string | undefined;
  filters: readonly FilterOption[];
}

export interface FilterOption {
  label: string;
  value: string;
  chartMode?: string | undefined;
  /** `Search`: the option takes an item that is searched for. */
  component?: string | undefined;
  path?: readonly string[] | undefined;
  settings?: FilterSettings | undefined;
  subFilters?: readonly FilterOption[] | undefined;
}

export interface FilterSettings {
  /** What is searched for: `products`; `custom` brings its own `autocompleter`. */
  type?: string | undefined;
  /** Takes the ids in the address. */
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
  /** A sentence with `{{select /}}` in the place of the choice between all and any. */
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
  /** The filter can be there several times; its parameter is a list of values. */
  allowMultiple?: boolean | undefined;
}

export interface FilterInput {
  /** `SelectControl`, `Search`, `Number`, `Currency`, `Date` or `ProductAttribute`. */
  component: string;
  options?: readonly SelectOption[] | undefined;
  getOptions?: (() => Promise<readonly SelectOption[]>) | undefined;
  defaultOption?: string | undefined;
  /** Several options of a `SelectControl`, joined by commas. Ours: the endpoint has to take a list. */
  multiple?: boolean | undefined;
  type?: string | undefined;
  getLabels?: GetLabels | undefined;
  autocompleter?: Autocompleter | undefined;
}

/** A range has two values, an attribute its number and that of its term; several items are joined by commas. */
export type FilterValue = string | readonly string[];

export interface ActiveFilter {
  key: string;
  rule?: string | undefined;
  value: FilterValue;
}
