import type { ReactNode } from 'react';

/** Props of a setting's component. */
export interface SettingComponentProps {
  label: ReactNode;
  value: string;
  onChange: (value: unknown) => void;
}
