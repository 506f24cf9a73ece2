/** What an address form needs to know of one field; a country's entry holds only what differs from `default`. */
export interface AddressField {
  label?: string;
  label_class?: string[];
  placeholder?: string;
  type?: string;
  required?: boolean;
  hidden?: boolean;
  class?: string[];
  validate?: string[];
  autocomplete?: string;
  /** Place in the form, ascending. */
  priority?: number;
}

export type AddressLocale = Readonly<Record<string, AddressField>>;

const WIDE = ['form-row-wide', 'address-field'];

const DEFAULT: AddressLocale = {
  first_name: {
    label: 'First name',
    required: true,
    class: ['form-row-first'],
    autocomplete: 'given-name',
    priority: 10,
  },
  last_name: {
    label: 'Last name',
    required: true,
    class: ['form-row-last'],
    autocomplete: 'family-name',
    priority: 20,
  },
  company: {
    label: 'Company name',
    class: ['form-row-wide'],
    autocomplete: 'organization',
    priority: 30,
    required: false,
  },
  country: {
    type: 'country',
    label: 'Country / Region',
    required: true,
    class: [...WIDE, 'update_totals_on_change'],
    autocomplete: 'country',
    priority: 40,
  },
  address_1: {
    label: 'Street address',
    placeholder: 'House number and street name',
    required: true,
    class: WIDE,
    autocomplete: 'address-line1',
    priority: 50,
  },
  address_2: {
    label: 'Apartment, suite, unit, etc.',
    label_class: ['screen-reader-text'],
    placeholder: 'Apartment, suite, unit, etc. (optional)',
    class: WIDE,
    autocomplete: 'address-line2',
    priority: 60,
    required: false,
  },
  city: {
    label: 'Town / City',
    required: true,
    class: WIDE,
    autocomplete: 'address-level2',
    priority: 70,
  },
  state: {
    type: 'state',
    label: 'State / County',
    required: true,
    class: WIDE,
    validate: ['state'],
    autocomplete: 'address-level1',
    priority: 80,
  },
  postcode: {
    label: 'Postcode / ZIP',
    required: true,
    class: WIDE,
    validate: ['postcode'],
    autocomplete: 'postal-code',
    priority: 90,
  },
};

const HIDDEN = { required: false, hidden: true } as const;
const OPTIONAL = { required: false } as const;
/** Countries that write the postcode before the town. */
const BEFORE_CITY = { priority: 65 } as const;

const withoutState: AddressLocale = { state: HIDDEN };
const withoutPostcode: AddressLocale = { postcode: HIDDEN };
const postcodeFirst: AddressLocale = { postcode: BEFORE_CITY, state: HIDDEN };
const stateCalled = (label: string, more: AddressField = {}): AddressLocale => ({
  state: { label, ...more },
});

const LOCALES: Readonly<Record<string, AddressLocale>> = {
  AE: { postcode: HIDDEN, state: OPTIONAL },
  AF: withoutState,
  AL: stateCalled('County'),
  AO: { postcode: HIDDEN, state: { label: 'Province' } },
  AT: postcodeFirst,
  AU: { city: { label: 'Suburb' }, postcode: { label: 'Postcode' }, state: { label: 'State' } },
  AX: postcodeFirst,
  BA: { postcode: BEFORE_CITY, state: { label: 'Canton', ...HIDDEN } },
  BD: { postcode: OPTIONAL, state: { label: 'District' } },
  BE: postcodeFirst,
  BG: { state: OPTIONAL },
  BH: { postcode: OPTIONAL, state: HIDDEN },
  BI: withoutState,
  BO: { postcode: HIDDEN, state: { label: 'Department' } },
  BS: withoutPostcode,
  BZ: { postcode: HIDDEN, state: OPTIONAL },
  CA: { postcode: { label: 'Postal code' }, state: { label: 'Province' } },
  CH: { postcode: BEFORE_CITY, state: { label: 'Canton', required: false } },
  CL: { city: { required: true }, postcode: { required: false, hidden: false }, state: { label: 'Region' } },
  CN: stateCalled('Province'),
  CO: { postcode: OPTIONAL, state: { label: 'Department' } },
  CR: stateCalled('Province'),
  CW: { postcode: HIDDEN, state: OPTIONAL },
  CY: withoutState,
  CZ: withoutState,
  DE: postcodeFirst,
  DK: postcodeFirst,
  DO: stateCalled('Province'),
  EC: stateCalled('Province'),
  EE: postcodeFirst,
  ES: { postcode: BEFORE_CITY, state: { label: 'Province' } },
  ET: withoutState,
  FI: postcodeFirst,
  FR: postcodeFirst,
  GB: { postcode: { label: 'Postcode' }, state: { label: 'County', required: false } },
  GF: withoutState,
  GG: stateCalled('Parish', OPTIONAL),
  GH: { postcode: OPTIONAL, state: { label: 'Region' } },
  GP: withoutState,
  GR: { state: OPTIONAL },
  GT: { postcode: OPTIONAL, state: { label: 'Department' } },
  HK: { postcode: OPTIONAL, city: { label: 'Town / District' }, state: { label: 'Region' } },
  HN: stateCalled('Department'),
  HU: {
    last_name: { class: ['form-row-first'], priority: 10 },
    first_name: { class: ['form-row-last'], priority: 20 },
    postcode: { class: ['form-row-first', 'address-field'], priority: 65 },
    city: { class: ['form-row-last', 'address-field'] },
    address_1: { priority: 71 },
    address_2: { priority: 72 },
    state: { label: 'County', required: false },
  },
  ID: stateCalled('Province'),
  IE: { postcode: { required: false, label: 'Eircode' }, state: { label: 'County' } },
  IL: postcodeFirst,
  IM: withoutState,
  IN: { postcode: { label: 'PIN Code' }, state: { label: 'State' } },
  IR: {
    state: { priority: 50 },
    city: { priority: 60 },
    address_1: { priority: 70 },
    address_2: { priority: 80 },
  },
  IS: postcodeFirst,
  IT: { postcode: BEFORE_CITY, state: { required: true, label: 'Province' } },
  JM: {
    city: { label: 'Town / City / Post Office' },
    postcode: { required: false, label: 'Postal Code' },
    state: { required: true, label: 'Parish' },
  },
  JP: {
    last_name: { class: ['form-row-first'], priority: 10 },
    first_name: { class: ['form-row-last'], priority: 20 },
    postcode: { class: ['form-row-first', 'address-field'], priority: 65 },
    state: { label: 'Prefecture', class: ['form-row-last', 'address-field'], priority: 66 },
    city: { priority: 67 },
    address_1: { priority: 68 },
    address_2: { priority: 69 },
  },
  KN: { postcode: { required: false, label: 'Postal code' }, state: { required: true, label: 'Parish' } },
  KR: withoutState,
  KW: withoutState,
  LB: withoutState,
  LI: postcodeFirst,
  LK: withoutState,
  LU: withoutState,
  LV: stateCalled('Municipality', OPTIONAL),
  MD: stateCalled('Municipality / District'),
  MF: withoutState,
  MQ: withoutState,
  MT: withoutState,
  MZ: { postcode: HIDDEN, state: { label: 'Province' } },
  NG: { postcode: { label: 'Postcode', ...HIDDEN }, state: { label: 'State' } },
  NI: stateCalled('Department'),
  NL: postcodeFirst,
  NO: postcodeFirst,
  NP: { postcode: OPTIONAL, state: { label: 'State / Zone' } },
  NZ: { postcode: { label: 'Postcode' }, state: { label: 'Region', required: false } },
  PA: stateCalled('Province'),
  PL: postcodeFirst,
  PR: { city: { label: 'Municipality' }, state: HIDDEN },
  PT: withoutState,
  PY: stateCalled('Department'),
  RE: withoutState,
  RO: stateCalled('County', { required: true }),
  RS: {
    city: { required: true },
    postcode: { required: true },
    state: { label: 'District', required: false },
  },
  SE: postcodeFirst,
  SG: { state: HIDDEN, city: OPTIONAL },
  SI: postcodeFirst,
  SK: postcodeFirst,
  SR: withoutPostcode,
  ST: { postcode: HIDDEN, state: { label: 'District' } },
  SV: stateCalled('Department'),
  TR: { postcode: BEFORE_CITY, state: { label: 'Province' } },
  UG: {
    postcode: HIDDEN,
    city: { label: 'Town / Village', required: true },
    state: { label: 'District', required: true },
  },
  US: { postcode: { label: 'ZIP Code' }, state: { label: 'State' } },
  UY: stateCalled('Department'),
  VN: { postcode: { priority: 65, required: false, hidden: false }, state: HIDDEN, address_2: HIDDEN },
  WS: withoutPostcode,
  YT: withoutState,
  ZA: stateCalled('Province'),
  ZW: withoutPostcode,
};

/** Address rules by country code, and under `default` the full definition which they override. */
export function getLocales(): Readonly<Record<string, AddressLocale>> {
  return { ...LOCALES, default: DEFAULT };
}
