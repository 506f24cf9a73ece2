import type { ReactNode } from 'react';
import { Icon } from '@admin/ui';

interface FieldNoteProps {
  id: string;
  error?: string | undefined;
  children: ReactNode;
}

/** Help text and error of a group of controls. */
export const FieldNote = ({ id, error, children }: FieldNoteProps) => (
  <div id={id} className="sa-setting__note">
    {children && <p className="sa-setting__help">{children}</p>}
    {error && (
      <p className="sa-setting__error">
        <Icon name="error" size={16} />
        {error}
      </p>
    )}
  </div>
);
