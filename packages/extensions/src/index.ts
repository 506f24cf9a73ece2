export type { DashboardFilters, FilteredTable } from './dashboard-filters';
export { describeCrash, describeSwitchedOff } from './crash-messages';
export { FailureBoundary } from './failure-boundary';
export { listFailures, onExtensionFailure, reportExtensionFailure } from './failures';
export type { ExtensionFailure } from './failures';
export {
  addAction,
  addFilter,
  applyFilters,
  filterList,
  filterValue,
  removeAction,
  removeFilter,
  useFilterChanges,
  useHasFilter,
  measureSlowFilter,
  getFilterCallers,
} from './filters';
export { loadScript } from './load-script';
export type { ScriptSource } from './load-script';
export { createOrderedChildren, readOrder, sortFillsByOrder } from './order';
export { showOutlines } from './outlines/show-outlines';
export type { FilterPlace } from './outlines/show-outlines';
export { areOutlinesEnabled } from './outlines/state';
export { PluginContext } from './plugin-context';
export type { PluginIdentity } from './plugin-context';
export { getPlugin, getPlugins, PluginArea, registerPlugin, unregisterPlugin } from './plugins';
export type { Plugin, PluginSettings } from './plugins';
export { Fill, Slot, SlotFillProvider, useFills } from './slot-fill';
export type { FillComponentProps, SlotProps } from './slot-fill';
export { SlotOr } from './slot-or';
export type { SlotOrProps } from './slot-or';
export type { FillEntry, FillProps } from './slot-fill-registry';
export { containClassic } from './switches/contain-classic';
export { filterSwitch, findClassicOwner, applyClassicSwitches, getVendor } from './switches/classic';
export { listExtensions, onExtensionsChanged } from './switches/list';
export type { ListedContribution, ListedExtension } from './switches/list';
export { getSwitchedOff, onSwitched, setSwitchedOff } from './switches/disabled-switches';
export type { SwitchName } from './switches/disabled-switches';
export {
  countCrash,
  forgetCrashes,
  hasCrashedTooOften,
  hasDisabledContributions,
  resetCrashes,
} from './typed/crashes';
export { defineExtension } from './typed/definition';
export type {
  ActivityTabContribution,
  CommandContribution,
  Contributed,
  Extension,
  FilterContribution,
  GatewayContribution,
  GatewayProps,
  HomeSectionContribution,
  MenuItemContribution,
  PageContribution,
  PlaceProps,
  ProductFieldContribution,
  ProductMenuItemContribution,
  ProductPlaceProps,
  ProductRuleContribution,
  ProductSectionContribution,
  ProductTabContribution,
  ReportContribution,
  SettingsPanelContribution,
  TaskContribution,
  TaskItemProps,
  TaskListContribution,
  WizardContribution,
  WizardProps,
} from './typed/definition';
export { getOwnerOfStore } from './typed/owners';
export { registerExtension } from './typed/register';
export { setCapabilityCheck, ExtensionContext } from './typed/extension-context';
export type { ExtensionContextValue } from './typed/extension-context';
export { reportUnknownFilters } from './unknown-filters';
