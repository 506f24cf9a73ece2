import { startIn } from './start-in';

startIn(window, () => import(/* webpackMode: "eager" */ './start-wordpress-globals'));
