import type { TaskPageProps } from '../task-page';
import type { TaxRequirements } from './use-tax-requirements';

/** Props of each option of the tax task. */
export interface TaxMethodProps extends Pick<TaskPageProps, 'onComplete'> {
  shop: TaxRequirements;
  /** Called to switch to manual rates. */
  onManual: () => void;
  /** Called to show the partners, which are hidden by default. */
  onPartners?: (() => void) | undefined;
  /** Called to hide the suggested services. */
  onHidePartners?: (() => void) | undefined;
}
