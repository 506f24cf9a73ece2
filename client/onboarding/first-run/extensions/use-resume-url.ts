import { getNewPath, usePathname } from '@admin/navigation';

/**
 * Returns the URL at which the user can retry extensions that couldn't be set up in the background.
 * @param step of the wizard with the list of extensions
 */
export const useResumeUrl = (step = 'installing'): string => getNewPath({ step }, usePathname(), {});
