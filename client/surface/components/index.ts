import { createOrderedChildren, sortFillsByOrder } from '@admin/extensions';
import { useAsyncFilter } from './async-filter';
import * as charts from './charts';
import * as choosing from './choosing';
import { ConfettiAnimation } from './confetti';
import { DateRange } from './date-range';
import * as filters from './filters';
import * as forms from './forms';
import { ImageUpload, MediaUploader } from './media';
import * as more from './more';
import * as pagination from './pagination';
import { PhoneNumberInput } from './phone-number-input';
import { Plugins } from './plugins';
import { SlotContextProvider, useSlotContext } from './slot-context';
import * as small from './small';
import { Sortable } from './sortable';
import * as structure from './structure';
import * as summaries from './summaries';
import * as tables from './tables';
import * as productEditor from '../product-editor';
import { AnalyticsError, ErrorBoundary } from './trouble';
import './surface.css';

const { DateText, ...others } = small;
const { ConditionalWrapper, Tooltip, ...further } = more;

/** `wc.components` */
export const componentsNamespace = {
  ...charts,
  ...choosing,
  ...filters,
  ...forms,
  ...further,
  ...others,
  ...pagination,
  ...structure,
  ...summaries,
  ...tables,
  AnalyticsError,
  ConfettiAnimation,
  Date: DateText,
  DateRange,
  ImageUpload,
  MediaUploader,
  PhoneNumberInput,
  Plugins,
  Sortable,
  createOrderedChildren,
  SlotContextProvider,
  sortFillsByOrder,
  /** Has types alone. */
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
