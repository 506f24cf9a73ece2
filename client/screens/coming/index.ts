export { SetupWizard } from './screens';
