export { DefaultView } from './default-view';
export { ReportWithViews } from './report-with-views';
export { ViewsMenu } from './views-menu';
