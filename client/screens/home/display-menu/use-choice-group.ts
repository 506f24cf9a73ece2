import { usePromiseNotice } from '@admin/store-notices';
import type { MenuGroup } from '@admin/ui';

interface ChoiceGroupOptions<T extends string> {
  label: string;
  /** Values with their labels. */
  choices: readonly (readonly [T, string])[];
  selected: T;
  /** Saves a choice; rejects when the server refuses it. */
  save: (choice: T) => Promise<unknown>;
  /** The notice when saving fails. */
  failed: string;
}

/** A group of menu items of which one is selected, saved when the user selects another. */
export function useChoiceGroup<T extends string>({
  label,
  choices,
  selected,
  save,
  failed,
}: ChoiceGroupOptions<T>): MenuGroup {
  const report = usePromiseNotice();
  return {
    label,
    kind: 'radio',
    items: choices.map(([choice, name]) => ({
      label: name,
      isChecked: selected === choice,
      onSelect: () => void report(save(choice), { failed }),
    })),
  };
}
