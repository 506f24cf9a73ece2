import { useMediaQuery } from '@admin/ui';

/** Whether the window is too narrow for all buttons: below WordPress's medium breakpoint. */
export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 782px)');
