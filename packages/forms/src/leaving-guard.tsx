import { useCallback, type RefObject } from 'react';
import { useFormState } from 'react-final-form';
import { useConfirmUnsavedChanges } from '@admin/navigation';

interface LeavingGuardProps {
  /** True while the form is left after saving, before it is marked as saved. */
  isLeavingSaved: RefObject<boolean>;
  /** Whether the user has already confirmed leaving. */
  mayLeave: (() => boolean) | undefined;
}

/**
 * Asks for confirmation before unsaved values are lost, including when switching tasks on the same screen.
 */
export function LeavingGuard({ isLeavingSaved, mayLeave }: LeavingGuardProps) {
  const { dirty = false } = useFormState({ subscription: { dirty: true } });
  useConfirmUnsavedChanges(
    dirty,
    useCallback(() => !isLeavingSaved.current && !(mayLeave?.() ?? false), [isLeavingSaved, mayLeave]),
  );
  return null;
}
