import type { ReactNode } from 'react';

/** What the component of a setting is given. */
export interface SettingComponentProps {
  label: ReactNode;
  value: string;
  onChange: (value: unknown) => void;
}
