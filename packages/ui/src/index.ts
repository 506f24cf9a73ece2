export { Button, type ButtonProps } from './button/button';
export { Card, type CardProps } from './card/card';
export { Choice, type ChoiceProps } from './choice/choice';
export { ChoiceGroup, type ChoiceGroupProps } from './choice/choice-group';
export { Checkbox, Switch, type CheckboxProps } from './fields/checkbox';
export { describeField, FieldLayout, FieldMessages, type FieldProps } from './fields/field';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './fields/radio-group';
export { Select, type SelectOption, type SelectProps } from './fields/select';
export { TextArea, type TextAreaProps } from './fields/text-area';
export { TextField, type TextFieldProps } from './fields/text-field';
export { announce, useAnnounceBusy, type Politeness } from './accessibility/announce';
export { useInert } from './accessibility/use-inert';
export { VisuallyHidden } from './accessibility/visually-hidden';
export { Icon, type IconProps } from './icon/icon';
export { ICON_NAMES } from './icon/shapes';
export type { IconName } from './icon/shapes';
export { Illustration } from './illustration/illustration';
export { PlaceholderCard, PlaceholderRows, type PlaceholderCardProps } from './loading/placeholder-card';
export { Placeholder, type PlaceholderProps } from './loading/placeholder';
export { Busy } from './loading/busy';
export { useDelayedFlag } from './loading/use-delayed-flag';
export { usePreviousData } from './loading/use-previous-data';
export { Spinner, type SpinnerProps } from './loading/spinner';
export { Menu, type MenuGroup, type MenuItem, type MenuProps } from './menu/menu';
export { Badge, Pill, type BadgeProps, type PillProps } from './content/badge';
export { EmptyState, type EmptyStateProps } from './content/empty-state';
export { Tiles } from './card/tiles';
export { ErrorState, type ErrorStateProps } from './content/error-state';
export { Html, type HtmlProps } from './content/html';
export { InlineNotice, type InlineNoticeProps, type Status } from './content/inline-notice';
export { ProgressBar, type ProgressBarProps } from './content/progress-bar';
export { isModalOpen, Modal, type ModalProps } from './modal/modal';
export { DragHandle } from './sortable/drag-handle';
export { formatNewPosition, useSortable } from './sortable/use-sortable';
export {
  Offer,
  OfferDescription,
  OfferList,
  OfferPicture,
  type OfferPictureProps,
  type OfferProps,
} from './offer/offer';
export { Popover } from './popover/popover';
export type { AutofillProps } from './select/autofill-targets';
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
export { normalize, type SearchableOption } from './select/find-options';
export { SearchableSelect, type SearchableSelectProps } from './select/searchable-select';
export { SnackbarList, type SnackbarListProps } from './snackbar/snackbar-list';
export type { SnackbarAction, SnackbarNotice } from './snackbar/snackbar-notice';
export { isRtl } from './theme/is-rtl';
export { prefersReducedMotion } from './theme/prefers-reduced-motion';
export { Stepper, type Step, type StepperProps } from './stepper/stepper';
export { useSteps, type StepState } from './stepper/use-steps';
export { ErrorBoundary, type ErrorBoundaryProps } from './structure/error-boundary';
export { restoreLostFocus } from './structure/restore-lost-focus';
export { preventDoubleClicks } from './structure/prevent-double-clicks';
export { useInsertedElement } from './structure/use-inserted-element';
export { focusHeading, useAutofocusHeading } from './structure/use-autofocus-heading';
export { useHeightProperty } from './structure/use-height-property';
export { useMediaQuery } from './structure/use-media-query';
export { useNeighborFocus } from './structure/use-neighbor-focus';
export { useOverflow } from './structure/use-overflow';
export { Tabs } from './tabs';
export { Tooltip, type TooltipProps } from './tooltip/tooltip';
export { Tour, type TourEnd, type TourProps, type TourStep } from './tour/tour';
