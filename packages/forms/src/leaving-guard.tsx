import { useCallback, type RefObject } from 'react';
import { useFormState } from 'react-final-form';
import { useConfirmUnsavedChanges } from '@admin/navigation';

interface LeavingGuardProps {
  /** True while the form is left because it was saved, before it knows so itself. */
  isLeavingSaved: RefObject<boolean>;
}

/** Asks before anything typed is left behind, also on the way to another task of the same screen. */
export function LeavingGuard({ isLeavingSaved }: LeavingGuardProps) {
  const { dirty = false } = useFormState({ subscription: { dirty: true } });
  useConfirmUnsavedChanges(
    dirty,
    useCallback(() => !isLeavingSaved.current, [isLeavingSaved]),
  );
  return null;
}
