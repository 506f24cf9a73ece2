export { Profiler } from './profiler';
