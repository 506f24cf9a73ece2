import { useMediaQuery } from '@admin/ui';

/** Whether the window has no room for all buttons: below the platform's medium width, as its style sheets have it. */
export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 782px)');
