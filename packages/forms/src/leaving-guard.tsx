import { useCallback, type RefObject } from 'react';
import { useFormState } from 'react-final-form';
import { useConfirmUnsavedChanges } from '@admin/navigation';

interface LeavingGuardProps {
  /** True while the form is left because it was saved, before it knows so itself. */
  isLeavingSaved: RefObject<boolean>;
  /** Whether whoever leaves was asked already. */
  mayLeave: (() => boolean) | undefined;
}

/** Asks before anything typed is left behind, also on the way to another task of the same screen. */
export function LeavingGuard({ isLeavingSaved, mayLeave }: LeavingGuardProps) {
  const { dirty = false } = useFormState({ subscription: { dirty: true } });
  useConfirmUnsavedChanges(
    dirty,
    useCallback(() => !isLeavingSaved.current && !(mayLeave?.() ?? false), [isLeavingSaved, mayLeave]),
  );
  return null;
}
