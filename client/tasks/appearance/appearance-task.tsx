import { useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch, WithStores, type LazyStore } from '@admin/data';
import { useDraftValue } from '@admin/forms';
import { appearanceStore } from '@admin/store-appearance';
import { usePromiseNotice } from '@admin/store-notices';
import { productsStore } from '@admin/store-products';
import { getAppearanceSteps, tasksStore, type AppearanceStep, type TaskData } from '@admin/store-tasks';
import { Card, Stepper, useSteps } from '@admin/ui';
import { useIsShown } from '@admin/wizard';
import type { TaskPageProps } from '../task-page';
import { HomepageStep } from './homepage-step';
import { ImportStep } from './import-step';
import { LogoStep } from './logo-step';
import { NoticeStep } from './notice-step';
import type { StepProps } from './step-actions';

const STORES: readonly LazyStore[] = [{ store: appearanceStore }, { store: productsStore }];

/** The store's appearance: sample products, homepage, logo, notice. Each step can be skipped. */
export function AppearanceTask({ task, onComplete }: TaskPageProps) {
  return (
    <WithStores stores={STORES}>
      <Card>
        <AppearanceSteps task={task} onComplete={onComplete} />
      </Card>
    </WithStores>
  );
}

function AppearanceSteps({ task, onComplete }: Pick<TaskPageProps, 'task' | 'onComplete'>) {
  const { actionTask } = useDispatch(tasksStore);
  const report = usePromiseNotice();
  const isShown = useIsShown();
  const data = task.additionalData ?? {};
  // Completed steps stay in the list, which must not change while the user works on it.
  const [keys] = useState(() => getAppearanceSteps(data));
  // A returning user continues after the saved steps; if all are complete, the wizard starts at the first one.
  const hasLogo = Number(data.themeMods?.custom_logo) > 0 && !task.isComplete;
  const {
    value: skipped,
    setValue: setSkipped,
    forget: forgetSkipped,
  } = useDraftValue('appearance/skipped', NONE, areSteps);
  const [isTelling, setTelling] = useState(false);
  // The last step ends with a request, and stays until the server has responded.
  const { currentStep, goOn, goTo } = useSteps(
    keys.map((key) => ({
      key,
      isComplete: (key === 'logo' && hasLogo) || (skipped.includes(key) && !task.isComplete),
    })),
    stay,
  );

  /** Only the user can decide that the task is complete. @param done message after success */
  async function finish(done?: string): Promise<void> {
    if (isTelling || !isShown.current) return;
    setTelling(true);
    const isDone = await report(actionTask(task.id), {
      ...(done !== undefined && { done }),
      failed: __('There was a problem updating the task list', 'store-admin'),
    });
    if (isDone) forgetSkipped();
    if (!isShown.current) return;
    setTelling(false);
    if (isDone) onComplete();
  }

  /** A skipped step is not marked as done, and not shown again after a reload. */
  const leave = (key: AppearanceStep, isDone: boolean) => {
    const others = skipped.filter((other) => other !== key);
    const next = isDone ? others : [...others, key];
    setSkipped(next.length > 0 ? next : NONE);
    goOn();
  };

  return (
    <Stepper
      currentStep={currentStep}
      onStepSelect={goTo}
      steps={keys.map((key) => ({
        key,
        isSkipped: skipped.includes(key),
        ...describeStep(key, data, {
          onDone: () => leave(key, true),
          onSkip: () => leave(key, false),
          finish,
          isTelling,
        }),
      }))}
    />
  );
}

const stay = () => {};

const NONE: readonly AppearanceStep[] = [];

/** Unknown keys do no harm, since nothing looks them up. */
const areSteps = (kept: unknown): kept is readonly AppearanceStep[] => Array.isArray(kept);

interface StepWords {
  label: string;
  description: string;
  content: ReactNode;
}

/** Callbacks that leave a step. */
interface WaysOn extends StepProps {
  /** Finishes the last step, which is always the notice. */
  finish: (done?: string) => Promise<void>;
  isTelling: boolean;
}

function describeStep(
  key: AppearanceStep,
  data: TaskData,
  { finish, isTelling, ...waysOn }: WaysOn,
): StepWords {
  switch (key) {
    case 'import':
      return {
        label: __('Import sample products', 'store-admin'),
        description: __('Products to preview your store with', 'store-admin'),
        content: <ImportStep {...waysOn} />,
      };
    case 'homepage':
      return {
        label: __('Create homepage', 'store-admin'),
        description: __(
          'The first page your customers see, with your products and categories',
          'store-admin',
        ),
        content: <HomepageStep {...waysOn} />,
      };
    case 'logo':
      return {
        label: __('Upload a logo', 'store-admin'),
        description: __('Ensure your store is on-brand by adding your logo', 'store-admin'),
        content: <LogoStep data={data} {...waysOn} />,
      };
    case 'notice':
      return {
        label: __('Set a store notice', 'store-admin'),
        description: __('A message for all visitors, such as news or opening hours', 'store-admin'),
        content: <NoticeStep isLeaving={isTelling} onDone={finish} />,
      };
  }
}
