import type { ReactNode } from 'react';
import { H } from './headings';

/** A section of a form, with its title and description. */
export const FormSection = (props: { title: ReactNode; description?: ReactNode; children?: ReactNode }) => (
  <div className="sa-extension-stack">
    <div>
      <H>{props.title}</H>
      {props.description && <div className="sa-extension-muted">{props.description}</div>}
    </div>
    {props.children}
  </div>
);
