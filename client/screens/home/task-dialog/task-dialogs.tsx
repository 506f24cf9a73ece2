import { createContext, Suspense, useContext, useEffect, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { noticesStore } from '@admin/store-notices';
import type { Task } from '@admin/store-tasks';
import { ErrorBoundary } from '@admin/ui';

/** What the dialog of a task is handed, while the task is being opened. */
export interface TaskDialogContent {
  task: Task;
  /** Says that the dialog is there to see. */
  onOpen: () => void;
  /** Says that it has gone, or that there is nothing for it to show. */
  onClose: () => void;
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
}

interface TaskDialogProviderProps {
  dialogs: TaskDialogs;
  children: ReactNode;
}

export function TaskDialogProvider({ dialogs, children }: TaskDialogProviderProps) {
  const [opening, setOpening] = useState<Opening>();

  const open = useMemo<OpenTaskDialog>(
    () => (task) => {
      if (!Object.hasOwn(dialogs, task.id)) return undefined;
      // A second click waits for the dialog of the first.
      if (opening) return opening.isShown;
      const next = openingOf(task);
      setOpening(next);
      return next.isShown;
    },
    [dialogs, opening],
  );
  const close = () => {
    opening?.settle();
    setOpening(undefined);
  };

  const Dialog = opening && dialogs[opening.task.id];
  return (
    <OpenTaskDialogContext.Provider value={open}>
      {children}
      {opening && Dialog && (
        <ErrorBoundary key={opening.task.id} fallback={<DialogFailure onClose={close} />}>
          <Suspense>
            <Dialog task={opening.task} onOpen={opening.settle} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </OpenTaskDialogContext.Provider>
  );
}

function openingOf(task: Task): Opening {
  let settle = () => {};
  const isShown = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { task, isShown, settle };
}

/** Says that the dialog could not be had, in the place where other failures are told. */
function DialogFailure({ onClose }: { onClose: () => void }) {
  const { createErrorNotice } = useDispatch(noticesStore);
  useEffect(() => {
    void createErrorNotice(__('There was a problem opening the task', 'woocommerce'));
    onClose();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it failed
  }, []);
  return null;
}
