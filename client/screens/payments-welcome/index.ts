export { PaymentsWelcome } from './payments-welcome';
