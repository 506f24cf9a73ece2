import type { ReactNode } from 'react';
import { useOutline } from './outlines/state';
import { Slot, useFills } from './slot-fill';

export interface SlotOrProps {
  name: string;
  fillProps?: Readonly<Record<string, unknown>>;
  /** Shown if no extension fills the slot. */
  children?: ReactNode;
}

/** A slot with default content, which any fill replaces. */
export function SlotOr({ name, fillProps = {}, children }: SlotOrProps) {
  const isFilled = useFills(name).length > 0;
  const Outline = useOutline();
  if (isFilled) return <Slot name={name} fillProps={fillProps} />;
  return Outline ? <Outline name={name}>{children}</Outline> : <>{children}</>;
}
