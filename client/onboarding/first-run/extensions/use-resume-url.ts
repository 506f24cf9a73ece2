import { getNewPath, usePathname } from '@admin/navigation';

/**
 * Where what was not set up in the background is set up again.
 * @param step of the guide at whose address it is asked
 */
export const useResumeUrl = (step = 'installing'): string => getNewPath({ step }, usePathname(), {});
