export { Button, type ButtonProps } from './button/button';
export { Card } from './card/card';
export { Choice } from './choice/choice';
export { ChoiceGroup } from './choice/choice-group';
export { Checkbox, Switch, type CheckboxProps } from './fields/checkbox';
export { describeField, FieldLayout, FieldMessages, type FieldProps } from './fields/field';
export { RadioGroup } from './fields/radio-group';
export { Select, type SelectOption, type SelectProps } from './fields/select';
export { TextArea } from './fields/text-area';
export { TextField, type TextFieldProps } from './fields/text-field';
export { announce, useAnnounceBusy } from './accessibility/announce';
export { useInert } from './accessibility/use-inert';
export { VisuallyHidden } from './accessibility/visually-hidden';
export { Icon } from './icon/icon';
export type { IconName } from './icon/shapes';
export { Illustration } from './illustration/illustration';
export { PlaceholderCard, PlaceholderRows } from './loading/placeholder-card';
export { Placeholder } from './loading/placeholder';
export { Busy } from './loading/busy';
export { useDelayedFlag } from './loading/use-delayed-flag';
export { usePreviousData } from './loading/use-previous-data';
export { Spinner } from './loading/spinner';
export { Menu, type MenuGroup, type MenuItem } from './menu/menu';
export { Badge, Pill, type PillProps } from './content/badge';
export { EmptyState } from './content/empty-state';
export { Tiles } from './card/tiles';
export { ErrorState } from './content/error-state';
export { Html } from './content/html';
export { InlineNotice, type Status } from './content/inline-notice';
export { ProgressBar } from './content/progress-bar';
export { isModalOpen, Modal } from './modal/modal';
export { DragHandle } from './sortable/drag-handle';
export { formatNewPosition, useSortable } from './sortable/use-sortable';
export { Offer, OfferDescription, OfferList, OfferPicture } from './offer/offer';
export { Popover } from './popover/popover';
export {
  Combobox,
  ComboboxAnchor,
  ComboboxInput,
  ComboboxOption,
  ComboboxPopup,
  describeCreation,
  describeHidden,
  describeResults,
  type ComboboxKeys,
} from './select/combobox';
export { normalize } from './select/find-options';
export { SearchableSelect } from './select/searchable-select';
export { SnackbarList } from './snackbar/snackbar-list';
export type { SnackbarAction } from './snackbar/snackbar-notice';
export { isRtl } from './theme/is-rtl';
export { prefersReducedMotion } from './theme/prefers-reduced-motion';
export { Stepper, type Step, type StepperProps } from './stepper/stepper';
export { useSteps } from './stepper/use-steps';
export { ErrorBoundary } from './structure/error-boundary';
export { restoreLostFocus } from './structure/restore-lost-focus';
export { preventDoubleClicks } from './structure/prevent-double-clicks';
export { useInsertedElement } from './structure/use-inserted-element';
export { focusHeading, useAutofocusHeading } from './structure/use-autofocus-heading';
export { useHeightProperty } from './structure/use-height-property';
export { useMediaQuery } from './structure/use-media-query';
export { useNeighborFocus } from './structure/use-neighbor-focus';
export { useOverflow } from './structure/use-overflow';
export { Tabs } from './tabs';
export { Tooltip } from './tooltip/tooltip';
export { Tour, type TourStep } from './tour/tour';
