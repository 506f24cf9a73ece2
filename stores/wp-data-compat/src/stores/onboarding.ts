import type { Registry, Resolution } from '@admin/data';
import { hydrateProfile, profileStore, type Profile, type ProfilePatch } from '@admin/store-profile';
import { tasksStore, type TaskList } from '@admin/store-tasks';
import { toHostStore } from '../delegate';
import type { HostStore } from '../descriptor';
import { toHostError } from '../host-error';
import { onboardingStore } from '../passthrough/onboarding';
import type { Page } from '../page';

/** Task lists, tasks and the profile come from the dashboard's stores. */
export function onboardingHostStore(registry: Registry, { settings }: Page): HostStore {
  registry.register(onboardingStore);
  registry.register(tasksStore);
  if (registry.register(profileStore)) hydrateProfile(registry, settings.onboarding);
  const own = registry.byName(onboardingStore.name);
  void own.actions['setPrintedProfile']?.(settings.onboarding.profile);
  const tasks = registry.dispatch(tasksStore);
  const profile = registry.dispatch(profileStore);

  /** The resolution of a selector whose data the dashboard's stores fetch. */
  function resolutionOf(selector: string): Resolution | undefined {
    if (selector === 'getTaskLists') return registry.resolution(tasksStore).getTaskLists();
    return selector === 'getProfileItems' ? registry.resolution(profileStore).getProfile() : undefined;
  }

  const getTaskLists = () => toHostLists(registry.select(tasksStore).getTaskLists());
  const allLists = () => ({ store: 'tasks', selector: 'getTaskLists', args: [] }) as const;
  let items: { profile: unknown; printed: unknown; all: object } | undefined;

  return toHostStore(registry, onboardingStore, {
    sources: ['tasks', 'profile'],
    routes: {
      getTaskLists: allLists,
      getTaskListsByIds: allLists,
      getTaskList: allLists,
      getTask: allLists,
      getProfileItems: () => ({ store: 'profile', selector: 'getProfile', args: [] }),
    },
    selectors: {
      getTaskLists,
      /** In the requested order, with a gap for an unknown list. */
      getTaskListsByIds: (ids: readonly string[]) =>
        ids.map((id) => getTaskLists().find((list) => list.id === id)),
      getTaskList: (id: string) => getTaskLists().find((list) => list.id === id),
      getTask: (id: string) =>
        getTaskLists()
          .flatMap((list) => list.tasks)
          .find((task) => task.id === id),
      getOnboardingError(selector: string): unknown {
        const { failure } = resolutionOf(selector) ?? {};
        return failure ? toHostError(failure) : own.selectors['getOnboardingError']?.(selector);
      },
      getProfileItems(): object {
        const profile = registry.select(profileStore).getProfile();
        const printed = own.selectors['getPrintedProfile']?.() as object;
        if (!items || items.profile !== profile || items.printed !== printed) {
          items = { profile, printed, all: { ...printed, ...profile } };
        }
        return items.all;
      },
    },
    actions: {
      actionTask: (id: string) => tasks.actionTask(id),
      snoozeTask: (id: string) => tasks.snoozeTask(id),
      undoSnoozeTask: (id: string) => tasks.undoSnoozeTask(id),
      dismissTask: (id: string) => tasks.dismissTask(id),
      undoDismissTask: (id: string) => tasks.undoDismissTask(id),
      hideTaskList: (id: string) => tasks.hideTaskList(id),
      unhideTaskList: (id: string) => tasks.unhideTaskList(id),
      visitedTask: (id: string) => tasks.visitTask(id),
      optimisticallyCompleteTask: (id: string) => tasks.completeTask(id),
      keepCompletedTaskList: (id: string) => tasks.keepTaskList(id),
      updateProfileItems: (patch: ProfilePatch) => profile.updateProfile(patch),
      async setProfileItems(patch: Profile, replace = false): Promise<void> {
        const { getProfile } = registry.select(profileStore);
        await profile.receiveProfile(replace ? patch : { ...getProfile(), ...patch });
      },
    },
  });
}

interface HostTaskList extends Omit<TaskList, 'keepCompletedTaskList'> {
  keepCompletedTaskList: 'yes' | 'no';
}

const NO_LISTS: readonly HostTaskList[] = [];
const translated = new WeakMap<readonly TaskList[], readonly HostTaskList[]>();

/** Lists in the platform's format; equal lists give the same result. */
function toHostLists(lists: readonly TaskList[] | undefined): readonly HostTaskList[] {
  if (!lists) return NO_LISTS;
  const cached = translated.get(lists);
  if (cached) return cached;
  const made = lists.map((list): HostTaskList => ({
    ...list,
    keepCompletedTaskList: list.keepCompletedTaskList ? 'yes' : 'no',
  }));
  translated.set(lists, made);
  return made;
}
