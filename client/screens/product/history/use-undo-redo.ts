import { __, sprintf } from '@wordpress/i18n';
import { useDispatch, useRegistry } from '@admin/data';
import { productStore, type FormKey, type Step } from '@admin/store-product';
import { announce } from '@admin/ui';

/**
 * Undo and redo for this session, with a notice for each.
 * @param onMember called with the changed field, to show it
 */
export function useUndoRedo(formKey: FormKey, onMember?: (member: string) => void) {
  const registry = useRegistry();
  const { undo, redo } = useDispatch(productStore);
  const history = () => registry.select(productStore).getHistory(formKey);

  function tell(step: Step, sentence: string): void {
    announce(sentence);
    const [member] = Object.keys(step.members);
    if (member !== undefined) onMember?.(member);
  }

  function back(): void {
    const { steps, position } = history();
    const step = steps[position - 1];
    if (!step) return;
    void undo(formKey);
    /* translators: %s: what was done, such as the name of a field */
    tell(step, sprintf(__('Undone: %s', 'store-admin'), step.label));
  }

  function forward(): void {
    const { steps, position } = history();
    const step = steps[position];
    if (!step) return;
    void redo(formKey);
    /* translators: %s: what was done, such as the name of a field */
    tell(step, sprintf(__('Redone: %s', 'store-admin'), step.label));
  }

  /** Goes to the state after `count` steps. */
  function goTo(count: number): void {
    registry.batch(() => {
      while (history().position > count) back();
      while (history().position < count) forward();
    });
  }

  return { back, forward, goTo };
}
