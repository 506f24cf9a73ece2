import type { ReactNode } from 'react';
import './illustration.css';

/**
 * The frame of all illustrations. Shapes inside use the classes `paper`, `tone`, `solid`, `line` and `cut`.
 */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg className="sa-illustration" viewBox="0 0 176 128" aria-hidden="true" focusable="false">
      <path className="ground" d="M12 76c0-38 32-64 76-64s76 24 76 60-34 48-76 48-76-8-76-44z" />
      {children}
    </svg>
  );
}
