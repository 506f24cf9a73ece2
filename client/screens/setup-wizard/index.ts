export { SetupWizard } from './setup-wizard';
