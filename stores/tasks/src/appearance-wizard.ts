import type { TaskData } from './types';

export type AppearanceStep = 'import' | 'homepage' | 'logo' | 'notice';

/** The remaining steps of a store, in order; the notice always comes last (product specification, section 4). */
export function getAppearanceSteps(
  data: Pick<TaskData, 'hasProducts' | 'hasHomepage' | 'supportCustomLogo'> | null,
): AppearanceStep[] {
  const steps: AppearanceStep[] = [];
  if (!data?.hasProducts) steps.push('import');
  if (!data?.hasHomepage) steps.push('homepage');
  if (data?.supportCustomLogo) steps.push('logo');
  return [...steps, 'notice'];
}
