import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { getNewPath, Link } from '@admin/navigation';
import { focusHeading, Icon, ProgressBar } from '@admin/ui';
import { useFullScreen } from './use-full-screen';
import './full-screen.css';

export interface FullScreenProps {
  /** Name of the store. */
  storeName: string;
  /** The current step. When it changes, the focus moves to its heading. */
  step: string;
  title: string;
  /** Text below the title. */
  lead?: ReactNode;
  /** Progress of the wizard in percent. */
  progress: number;
  /** Links to other steps, instead of a progress bar. */
  trail?: ReactNode;
  children: ReactNode;
}

/** The full-screen layout of first-run wizards; every step can be left without losing input. */
export function FullScreen({ storeName, step, title, lead, progress, trail, children }: FullScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useFullScreen();
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    focusHeading(heading.current);
  }, [step]);
  return (
    <div className={`sa-full-screen woocommerce-profile-wizard__step-${step}`}>
      <div className="sa-full-screen__top">
        <p className="sa-full-screen__shop">
          <Icon name="store" size={24} />
          <span>{storeName}</span>
        </p>
        <Link href={getNewPath({}, '/', {})}>{__('Finish later', 'store-admin')}</Link>
        {trail ?? <ProgressBar value={progress} max={100} label={__('Setup progress', 'store-admin')} />}
      </div>
      <div className="sa-full-screen__content">
        <h1 ref={heading} className="sa-full-screen__heading">
          {title}
        </h1>
        {lead && <p className="sa-full-screen__intro">{lead}</p>}
        <div className="sa-full-screen__body">{children}</div>
      </div>
    </div>
  );
}
