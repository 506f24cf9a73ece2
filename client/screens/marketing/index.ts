export { Marketing } from './marketing';
