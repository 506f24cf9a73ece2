import { getNewPath } from '@admin/navigation';

/** The list of payment methods. */
export const getListAddress = (): string => getNewPath({ task: 'payments' }, '/', {});

/** The set-up of one gateway. */
export const getSetupAddress = (id: string): string => getNewPath({ task: 'payments', id }, '/', {});
