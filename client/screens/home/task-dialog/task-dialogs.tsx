import { createContext, Suspense, useContext, useEffect, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';
import type { Task } from '@admin/store-tasks';
import { ErrorBoundary } from '@admin/ui';

/** What a task's dialog receives while the task is being opened. */
export interface TaskDialogContent {
  task: Task;
  /** Called when the dialog is visible. */
  onOpen: () => void;
  /** Called when the dialog has closed, or has nothing to show. */
  onClose: () => void;
  /** Called with a message when the dialog can't be shown. */
  onFail: (reason: string) => void;
}

/** Dialogs by task id, for tasks that open in a dialog instead of on a page. */
export type TaskDialogs = Readonly<Record<string, ComponentType<TaskDialogContent>>>;

/** Opens the task's dialog and resolves once it is visible; `undefined` for a task without a dialog. */
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
  const shown = report(showing, {
    id: `task-${task.id}/dialog`,
  });
  return { task, isShown: shown.then(() => undefined), settle, fail };
}

/** Reports that the dialog couldn't be loaded, in the place of other failures. */
function DialogFailure({ onFail }: Pick<TaskDialogContent, 'onFail'>) {
  useEffect(() => {
    onFail(__('There was a problem opening the task', 'store-admin'));
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it failed
  }, []);
  return null;
}
