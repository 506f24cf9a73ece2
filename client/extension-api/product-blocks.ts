import { createContext } from 'react';
import { __ } from '@wordpress/i18n';

/*
 * The stock product form of versions 8 to 10 consists of blocks. This form doesn't, so functions that register or
 * render blocks do nothing. Scripts that register blocks still run on every page.
 */

const doNothing = (..._given: unknown[]) => undefined;
const useNothing = () => ({});
const Nothing = () => null;

export const registerProductEditorBlockType = doNothing;
export const initBlock = doNothing;
export const initializeProductsDashboard = doNothing;
export const productApiFetchMiddleware = doNothing;
export const productEditorHeaderApiFetchMiddleware = doNothing;
export const __experimentalInitBlocks = doNothing;

export const DETAILS_SECTION_ID = 'tab/general/details';
export const NEW_PRODUCT_MANAGEMENT_ENABLED_OPTION_NAME = 'woocommerce_new_product_management_enabled';
export const TAB_GENERAL_ID = 'tab/general';
export const TIMEZONELESS_FORMAT = 'Y-m-d\\TH:i:s';
export const TRACKS_SOURCE = 'product-block-editor-v1';

export const PostTypeContext = createContext('product');
export const __experimentalEditorLoadingContext = createContext(false);

export const __experimentalUseProductEntityProp = (_name: string) => [undefined, doNothing] as const;
export const preventLeavingProductForm = () => () => true;

const HOOKS = [
  'useEvaluationContext',
  'useValidation',
  'useValidations',
  '__experimentalUseCurrencyInputProps',
  '__experimentalUseCustomFields',
  '__experimentalUseFeedbackBar',
  '__experimentalUseMetaboxHiddenProduct',
  '__experimentalUseProductEdits',
  '__experimentalUseProductHelper',
  '__experimentalUseProductManager',
  '__experimentalUseProductMetadata',
  '__experimentalUseProductMVPCESFooter',
  '__experimentalUseProductScheduled',
  '__experimentalUseProductTemplate',
  '__experimentalUseVariationSwitcher',
  '__experimentalUseVariationsOrder',
] as const;

const COMPONENTS = [
  'AddNewShippingClassModal',
  'ProductPageSkeleton',
  'RemoveConfirmationModal',
  'VariationQuickUpdateMenuItem',
  '__experimentalAddProductsModal',
  '__experimentalAttributeControl',
  '__experimentalAttributes',
  '__experimentalBlockFill',
  '__experimentalBlockIcon',
  '__experimentalBlockSlot',
  '__experimentalButtonWithDropdownMenu',
  '__experimentalCheckboxControl',
  '__experimentalClearSelectedBlockOnBlur',
  '__experimentalComboboxControl',
  '__experimentalCustomFields',
  '__experimentalDetailsCategoriesField',
  '__experimentalDetailsDescriptionField',
  '__experimentalDetailsFeatureField',
  '__experimentalDetailsNameField',
  '__experimentalDetailsSummaryField',
  '__experimentalEditor',
  '__experimentalFormattedPrice',
  '__experimentalLabel',
  '__experimentalManageDownloadLimitsModal',
  '__experimentalModalBlockEditorPluginMoreMenuItem',
  '__experimentalModalBlockEditorPluginSidebar',
  '__experimentalNotice',
  '__experimentalNumberControl',
  '__experimentalPluginHeaderItemModal',
  '__experimentalPluginHeaderItemPopover',
  '__experimentalProductImage',
  '__experimentalProductList',
  '__experimentalProductMVPCESFooter',
  '__experimentalProductMVPFeedbackModal',
  '__experimentalProductMVPFeedbackModalContainer',
  '__experimentalProductSelect',
  '__experimentalSchedulePublishModal',
  '__experimentalSectionActions',
  '__experimentalShippingDimensionsImage',
  '__experimentalTextControl',
  '__experimentalVariationQuickUpdateMenuItem',
  '__experimentalVariationSwitcherFooter',
] as const;

const forEachOf = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;

/** Hooks and components that blocks use while they render. */
export const blockParts = { ...forEachOf(HOOKS, useNothing), ...forEachOf(COMPONENTS, Nothing) };

/** `wc.blockTemplates`, which belongs to the block-based product form. */
export const blockTemplates = {
  registerWooBlockType: doNothing,
  useLayoutTemplate: () => ({ layoutTemplate: null, isResolving: false }),
  useWooBlockProps: (_attributes: unknown, props: Readonly<Record<string, unknown>> = {}) => props,
};

/** A product whose properties may all be missing. */
interface SomeProduct {
  readonly id?: number;
  readonly type?: string;
  readonly status?: string;
  readonly stock_status?: string;
  readonly manage_stock?: boolean;
  readonly stock_quantity?: number | null;
  readonly permalink_template?: string;
  readonly slug?: string;
  readonly generated_slug?: string;
  readonly attributes?: readonly { readonly option?: string }[];
}

const STOCK: Readonly<Record<string, { label: string; color: string }>> = {
  instock: { label: __('In stock', 'store-admin'), color: 'green' },
  outofstock: { label: __('Out of stock', 'store-admin'), color: 'red' },
  onbackorder: { label: __('On backorder', 'store-admin'), color: 'yellow' },
};

export const getProductStockStatus = (product: SomeProduct) =>
  product.manage_stock ? product.stock_quantity : STOCK[product.stock_status ?? '']?.label;
export const getProductStockStatusClass = (product: SomeProduct) =>
  product.manage_stock
    ? (product.stock_quantity ?? 0) > 0
      ? 'green'
      : 'red'
    : STOCK[product.stock_status ?? '']?.color;

export function getProductStatus(product?: SomeProduct): 'unsaved' | 'draft' | 'instock' | 'outofstock' {
  if (!product?.id) return 'unsaved';
  if (product.status === 'draft') return 'draft';
  return product.stock_status === 'instock' ? 'instock' : 'outofstock';
}

export const getDerivedProductType = ({ type }: SomeProduct) => type;
export const getHeaderTitle = (name: string, initial: string) => name || initial;
export const getProductTitle = (name: string) => name || __('New standard product', 'store-admin');
export const getProductVariationTitle = ({ attributes = [] }: SomeProduct) =>
  attributes.map(({ option }) => option).join(', ');
export const truncate = (text: string, limit = 20) =>
  text.length > limit ? `${text.slice(0, limit)}…` : text;
export const getTruncatedProductVariationTitle = (variation: SomeProduct) =>
  truncate(getProductVariationTitle(variation), 32);
export const hasAttributesUsedForVariations = (
  attributes: readonly { readonly variation?: boolean }[] = [],
) => attributes.some(({ variation }) => variation === true);

export function getPermalinkParts(product: SomeProduct) {
  const [prefix, suffix] = (product.permalink_template ?? '').split(/%(?:post|page)name%/);
  return { prefix, postName: product.slug || product.generated_slug, suffix };
}

interface Sign {
  readonly symbol?: string;
  readonly symbolPosition?: string;
}

export const getCurrencySymbolProps = ({ symbol, symbolPosition = '' }: Sign) =>
  symbolPosition.includes('right') ? { suffix: symbol } : { prefix: symbol };
export const formatCurrencyDisplayValue = (
  value: string,
  _currency: Sign,
  format: (value: string) => string,
) => format(value);

/** Returns callbacks that record changes of a checkbox; they do nothing here. */
export const getCheckboxTracks = (_name: string) => ({ onChange: doNothing });

/** Splits a list into the items that match and the rest. */
export const sift = <Item>(items: readonly Item[], isWanted: (item: Item) => boolean): [Item[], Item[]] => [
  items.filter(isWanted),
  items.filter((item) => !isWanted(item)),
];

export function isValidEmail(text: string): boolean {
  const input = Object.assign(document.createElement('input'), { type: 'email', value: text });
  return text !== '' && input.checkValidity() && (text.split('@')[1] ?? '').includes('.');
}

export const getEmptyStateSequentialNames = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

export const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();
const asGiven = (date: string) => date;
export const getSiteDatetime = asGiven;
export const getFormattedDateTime = asGiven;
export const formatScheduleDatetime = asGiven;
export const getFullScheduleLabel = asGiven;
export const getSiteSettingsTimezoneAbbreviation = () => '';
export const isSiteSettingsTime12HourFormatted = () => false;
export const isSiteSettingsTimezoneSameAsDateTimezone = () => true;

interface Question<Answer> {
  readonly message?: string;
  readonly defaultValue?: string;
  readonly onOk?: (answer: Answer) => void;
  readonly onCancel?: () => void;
}

export async function handleConfirm(question: Question<void>): Promise<void> {
  const { message = __('Are you sure?', 'store-admin'), onOk, onCancel } = question;
  if (window.confirm(message)) onOk?.();
  else onCancel?.();
}

export async function handlePrompt(question: Question<string>): Promise<void> {
  const { message = __('Enter a value', 'store-admin'), defaultValue, onOk, onCancel } = question;
  const answer = window.prompt(message, defaultValue);
  if (answer === null) onCancel?.();
  else onOk?.(answer);
}

/** Selects the text of a field after the current focus event, if the field still has the focus. */
export const deferSelectInFocus = (field: HTMLInputElement) =>
  window.setTimeout(() => {
    if (field.ownerDocument.activeElement === field) field.select();
  });
