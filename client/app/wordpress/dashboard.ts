import { startIn } from './start-in';

startIn(window, () => import(/* webpackMode: "eager" */ '../bootstrap/start-dashboard'));
