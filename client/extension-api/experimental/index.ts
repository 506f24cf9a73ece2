export { InboxDismissConfirmationModal, InboxNoteCard, InboxNotePlaceholder } from './inbox';
export { CollapsibleList, List, ListItem, VerticalCSSTransition } from './lists';
export {
  Navigation,
  NavigationBackButton,
  NavigationGroup,
  NavigationItem,
  NavigationMenu,
} from './navigation';
export { useSlot } from './slot';
export { TaskItem } from './task-item';
export { Text } from './text';
