import { useSyncExternalStore } from 'react';
import { addHistoryListener } from '@admin/navigation';

const getAddress = () => window.location.href;

/** The address of the page, own or classic, whoever changes it. */
export const useAddress = (): string => useSyncExternalStore(addHistoryListener, getAddress);
