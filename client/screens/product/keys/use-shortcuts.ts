import { useEffect, useRef } from 'react';
import type { FormKey } from '@admin/store-product';
import { isModalOpen } from '@admin/ui';
import { useUndoRedo } from '../history/use-undo-redo';
import type { Saving } from '../save/use-save-product';
import type { ShownTab } from '../tabs/use-tabs';

interface Shortcuts {
  formKey: FormKey;
  isReadOnly: boolean;
  save: Saving['begin'];
  tabs: readonly ShownTab[];
  current: ShownTab | undefined;
  goTo: (tab: string) => void;
  showMember: (member: string) => void;
}

/** Keyboard shortcuts of the form, active anywhere on the page except while a dialog is open. */
export function useShortcuts({
  formKey,
  isReadOnly,
  save,
  tabs,
  current,
  goTo,
  showMember,
}: Shortcuts): void {
  const { back, forward } = useUndoRedo(formKey, showMember);

  function turnTo(step: 1 | -1): void {
    const next = tabs.at((tabs.findIndex(({ id }) => id === current?.id) + step) % tabs.length);
    if (next) goTo(next.id);
  }

  function find(event: KeyboardEvent): (() => void) | undefined {
    if (event.altKey && !isCommand(event)) {
      if (event.key === 'PageDown') return () => turnTo(1);
      return event.key === 'PageUp' ? () => turnTo(-1) : undefined;
    }
    if (!isCommand(event) || event.altKey || isReadOnly) return undefined;
    switch (event.key.toLowerCase()) {
      case 's':
        return () => void save('keep');
      case 'enter':
        return () => void save('publish');
      case 'z':
        return event.shiftKey ? forward : back;
      case 'y':
        return forward;
      default:
        return undefined;
    }
  }

  const handler = useRef<(event: KeyboardEvent) => void>(() => {});
  useEffect(() => {
    handler.current = (event) => {
      const isElsewhere = event.defaultPrevented || isModalOpen();
      const act = isElsewhere ? undefined : find(event);
      if (!act) return;
      event.preventDefault();
      act();
    };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handler.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const isCommand = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey;
