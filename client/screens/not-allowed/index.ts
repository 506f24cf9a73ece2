export { NotAllowed } from './not-allowed';
