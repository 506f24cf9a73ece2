import type { TaskPageProps } from '../task-page';
import type { TaxShop } from './use-tax-shop';

/** What each way of the tax task is handed. */
export interface TaxMethodProps extends Pick<TaskPageProps, 'onComplete'> {
  shop: TaxShop;
  /** The owner would rather enter rates manually. */
  onManual: () => void;
  /** The owner would rather see who works taxes out, which nothing shows them unasked. */
  onPartners?: (() => void) | undefined;
  /** The owner wants to see no more of the services that are suggested. */
  onHidePartners?: (() => void) | undefined;
}
