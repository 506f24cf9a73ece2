export { Extensions } from './extensions';
