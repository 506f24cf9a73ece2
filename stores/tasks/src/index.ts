export { getAppearanceSteps } from './appearance-wizard';
export type { AppearanceStep } from './appearance-wizard';
export { useServerTime, useTask, useTaskList, useTaskLists } from './hooks';
export { getLegacyTask, TASKS_FILTER } from './legacy-tasks';
export type { LegacyTask } from './legacy-tasks';
export { getReminderText, isReminderShown } from './reminder';
export type { ReminderState } from './reminder';
export {
  countRemainingTasks,
  getActiveTask,
  getNextDue,
  getProgress,
  getProgressQuarters,
  getProgressTitle,
  getSetupStage,
  getVisibleTasks,
  isHelpHighlighted,
  isTaskListComplete,
} from './rules';
export type { Progress, SetupStage } from './rules';
export { tasksStore, hydrateTaskLists } from './store';
export {
  canAutomateTaxes,
  getAutomatedTaxSteps,
  getManualTaxSteps,
  getTaxPartners,
  getTaxMethod,
} from './tax-wizard';
export type { TaxPartner, TaxReadiness, TaxStep, TaxMethod } from './tax-wizard';
export type { Task, TaskData, TaskList, Undo } from './types';
