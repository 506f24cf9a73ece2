import { createOrderedChildren, sortFillsByOrder } from '@admin/extensions';
import { useAsyncFilter } from './async-filter';
import * as charts from './charts';
import * as choosing from './choosing';
import { DateRange } from './date-range';
import * as filters from './filters';
import * as forms from './forms';
import { ImageUpload, MediaUploader } from './media';
import { Plugins } from './plugins';
import * as more from './more';
import { SlotContextProvider, useSlotContext } from './slot-context';
import * as small from './small';
import { Sortable } from './sortable';
import * as structure from './structure';
import * as summaries from './summaries';
import * as tables from './tables';
import './surface.css';

const { DateText, ...others } = small;

/** `wc.components` */
export const componentsNamespace = {
  ...charts,
  ...choosing,
  ...filters,
  ...forms,
  ...more,
  ...others,
  ...structure,
  ...summaries,
  ...tables,
  Date: DateText,
  DateRange,
  ImageUpload,
  MediaUploader,
  Plugins,
  Sortable,
  createOrderedChildren,
  SlotContextProvider,
  sortFillsByOrder,
  /** Has types alone. */
  TourKitTypes: {},
  useAsyncFilter,
  useSlotContext,
};
