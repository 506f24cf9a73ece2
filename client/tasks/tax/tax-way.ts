import type { TaskPageProps } from '../task-page';
import type { TaxShop } from './use-tax-shop';

/** Props of each option of the tax task. */
export interface TaxMethodProps extends Pick<TaskPageProps, 'onComplete'> {
  shop: TaxShop;
  /** Called to switch to manual rates. */
  onManual: () => void;
  /** Called to show the partners, which are hidden by default. */
  onPartners?: (() => void) | undefined;
  /** Called to hide the suggested services. */
  onHidePartners?: (() => void) | undefined;
}
