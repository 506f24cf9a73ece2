import { getNewPath } from '@admin/navigation';

/** The list of payment methods. */
export const getListUrl = (): string => getNewPath({ task: 'payments' }, '/', {});

/** The setup of a gateway. */
export const getSetupUrl = (id: string): string => getNewPath({ task: 'payments', id }, '/', {});
