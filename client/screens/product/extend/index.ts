export { ClassicSlot } from './classic-slot';
export { ClassicTabContent, useClassicTabs } from './classic-tabs';
export { ContributedFields } from './contributed';
export { HostFields } from './host-fields';
export { useExtensionMenuItems } from './menu-items';
export { ProductPluginAreas } from './plugin-areas';
export { placeIn, useAllSections, useExtensionTabs, type PlacedSection } from './sections';
export { runBeforeSaveFilters, runExtensionRules } from './rules';
