export { DefaultView } from './default-view';
export { ViewsMenu, type ViewsMenuProps } from './views-menu';
