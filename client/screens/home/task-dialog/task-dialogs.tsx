import { createContext, Suspense, useContext, useEffect, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';
import type { Task } from '@admin/store-tasks';
import { ErrorBoundary } from '@admin/ui';

/** What the dialog of a task is handed, while the task is being opened. */
export interface TaskDialogContent {
  task: Task;
  /** Says that the dialog is there to see. */
  onOpen: () => void;
  /** Says that it has gone, or that there is nothing for it to show. */
  onClose: () => void;
  /** Says in a sentence why it cannot be shown. */
  onFail: (reason: string) => void;
}

/** Dialogs by the id of the task that opens in one over the list, instead of on a page. */
export type TaskDialogs = Readonly<Record<string, ComponentType<TaskDialogContent>>>;

/** Opens the task's dialog and resolves once it shows; `undefined` for a task without one. */
type OpenTaskDialog = (task: Task) => Promise<void> | undefined;

const OpenTaskDialogContext = createContext<OpenTaskDialog>(() => undefined);

export const useOpenTaskDialog = (): OpenTaskDialog => useContext(OpenTaskDialogContext);

interface Opening {
  task: Task;
  isShown: Promise<void>;
  settle: () => void;
  fail: (reason: string) => void;
}

interface TaskDialogProviderProps {
  dialogs: TaskDialogs;
  children: ReactNode;
}

export function TaskDialogProvider({ dialogs, children }: TaskDialogProviderProps) {
  const [opening, setOpening] = useState<Opening>();
  const report = usePromiseNotice();

  const open = useMemo<OpenTaskDialog>(
    () => (task) => {
      if (!Object.hasOwn(dialogs, task.id)) return undefined;
      // A second click waits for the dialog of the first.
      if (opening) return opening.isShown;
      const next = openingOf(task, report);
      setOpening(next);
      return next.isShown;
    },
    [dialogs, opening, report],
  );
  const close = () => {
    opening?.settle();
    setOpening(undefined);
  };
  const fail = (reason: string) => {
    opening?.fail(reason);
    setOpening(undefined);
  };

  const Dialog = opening && dialogs[opening.task.id];
  return (
    <OpenTaskDialogContext.Provider value={open}>
      {children}
      {opening && Dialog && (
        <ErrorBoundary key={opening.task.id} fallback={<DialogFailure onFail={fail} />}>
          <Suspense>
            <Dialog task={opening.task} onOpen={opening.settle} onClose={close} onFail={fail} />
          </Suspense>
        </ErrorBoundary>
      )}
    </OpenTaskDialogContext.Provider>
  );
}

function openingOf(task: Task, report: ReturnType<typeof usePromiseNotice>): Opening {
  let settle = () => {};
  let fail: Opening['fail'] = () => {};
  const showing = new Promise<void>((resolve, reject) => {
    settle = resolve;
    fail = (reason) => reject(new Error(reason));
  });
  const told = report(showing, {
    id: `task-${task.id}/dialog`,
  });
  return { task, isShown: told.then(() => undefined), settle, fail };
}

/** Says that the dialog could not be had, in the place where other failures are reported. */
function DialogFailure({ onFail }: Pick<TaskDialogContent, 'onFail'>) {
  useEffect(() => {
    onFail(__('There was a problem opening the task', 'woocommerce'));
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it failed
  }, []);
  return null;
}
