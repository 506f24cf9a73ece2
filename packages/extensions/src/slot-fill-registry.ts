import type { ReactNode } from 'react';

/** Values that a slot passes to its fills. */
export type FillProps = Readonly<Record<string, unknown>>;

export interface FillEntry {
  readonly id: string;
  /** The plugin, if a plugin area mounted it. */
  readonly plugin: string | undefined;
  readonly children: ReactNode | ((fillProps: FillProps) => ReactNode);
}

/** Fills by slot name; names are the contract between slots and fills. */
export interface SlotFillRegistry {
  /** Returns the same array until a fill of this slot changes. */
  getFills(slot: string): readonly FillEntry[];
  setFill(slot: string, fill: FillEntry): void;
  removeFill(slot: string, id: string): void;
  subscribe(listener: () => void): () => void;
}

const NO_FILLS: readonly FillEntry[] = [];

export function createSlotFillRegistry(): SlotFillRegistry {
  const slots = new Map<string, readonly FillEntry[]>();
  const listeners = new Set<() => void>();

  const getFills = (slot: string) => slots.get(slot) ?? NO_FILLS;

  function change(slot: string, fills: readonly FillEntry[]): void {
    slots.set(slot, fills);
    for (const listener of listeners) listener();
  }

  return {
    getFills,
    setFill(slot, fill) {
      const fills = getFills(slot);
      const existing = fills.find(({ id }) => id === fill.id);
      if (!existing) change(slot, [...fills, fill]);
      else if (existing.children !== fill.children || existing.plugin !== fill.plugin) {
        change(
          slot,
          fills.map((other) => (other === existing ? fill : other)),
        );
      }
    },
    removeFill(slot, id) {
      change(
        slot,
        getFills(slot).filter((fill) => fill.id !== id),
      );
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
