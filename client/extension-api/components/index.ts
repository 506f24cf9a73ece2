import { createOrderedChildren, sortFillsByOrder } from '@admin/extensions';
import { AbbreviatedCard } from './abbreviated-card';
import { useAsyncFilter } from './async-filter';
import * as charts from './charts';
import { ConfettiAnimation } from './confetti';
import { DateRange } from './date-range';
import { DateText } from './date-text';
import { DynamicForm } from './dynamic-form';
import { escapeHTML } from './escape-html';
import * as filters from './filters';
import { FormSection } from './form-section';
import * as forms from './forms';
import * as headings from './headings';
import * as labels from './labels';
import { Link } from './link';
import * as lists from './lists';
import { ImageUpload, MediaUploader } from './media';
import * as menus from './menus';
import { AnalyticsError, EmptyContent, ErrorBoundary } from './messages';
import * as pagination from './pagination';
import { PhoneNumberInput } from './phone-number-input';
import * as images from './images';
import { Plugins } from './plugins';
import * as progress from './progress';
import * as ratings from './ratings';
import { SearchListControl, SearchListItem } from './search-list-control';
import { SegmentedSelection } from './segmented-selection';
import { SlotContextProvider, useSlotContext } from './slot-context';
import { Sortable } from './sortable';
import * as summaries from './summaries';
import * as tables from './tables';
import { Timeline } from './timeline';
import { Tooltip } from './tooltip';
import { TourKit } from './tour-kit';
import { TreeSelectControl } from './tree-select-control';
import * as visibility from './visibility';
import { WebPreview } from './web-preview';
import * as productEditor from '../product-editor';
import './extension-api.css';

const { ConditionalWrapper, ...shown } = visibility;

/** `wc.components` */
export const componentsNamespace = {
  ...charts,
  ...filters,
  ...forms,
  ...headings,
  ...labels,
  ...lists,
  ...menus,
  ...pagination,
  ...images,
  ...progress,
  ...ratings,
  ...shown,
  ...summaries,
  ...tables,
  AbbreviatedCard,
  AnalyticsError,
  ConfettiAnimation,
  Date: DateText,
  DateRange,
  DynamicForm,
  EmptyContent,
  FormSection,
  ImageUpload,
  Link,
  MediaUploader,
  PhoneNumberInput,
  Plugins,
  SearchListControl,
  SearchListItem,
  SegmentedSelection,
  Sortable,
  Timeline,
  TourKit,
  TreeSelectControl,
  WebPreview,
  createOrderedChildren,
  escapeHTML,
  SlotContextProvider,
  sortFillsByOrder,
  /** Contains only types. */
  TourKitTypes: {},
  useAsyncFilter,
  useSlotContext,
  __experimentalConditionalWrapper: ConditionalWrapper,
  __experimentalErrorBoundary: ErrorBoundary,
  __experimentalProductFieldSection: productEditor.__experimentalProductFieldSection,
  __experimentalProductSectionLayout: productEditor.__experimentalProductSectionLayout,
  __experimentalTooltip: Tooltip,
  __experimentalWooProductFieldItem: productEditor.__experimentalWooProductFieldItem,
  __experimentalWooProductSectionItem: productEditor.__experimentalWooProductSectionItem,
  __experimentalWooProductTabItem: productEditor.__experimentalWooProductTabItem,
};
