import { getNewPath, usePathname } from '@admin/navigation';

/** Where what was not set up in the background is set up again. */
export const useResumeUrl = (): string => getNewPath({ step: 'installing' }, usePathname(), {});
