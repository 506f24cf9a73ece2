import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { getNewPath, Link } from '@admin/navigation';
import { focusHeading, Icon, ProgressBar } from '@admin/ui';
import { useFullScreen } from './use-full-screen';
import './full-screen.css';

export interface FullScreenProps {
  /** The name of the shop. */
  shop: string;
  /** The step that is shown. Another one takes the focus to its heading. */
  step: string;
  title: string;
  /** Below the title. */
  lead?: ReactNode;
  /** How far the guide has come, in per cent. */
  progress: number;
  /** A way to other steps, in the place of a bar that shows how far it is. */
  trail?: ReactNode;
  children: ReactNode;
}

/** A guide of the first run: it has the whole screen, and a way out of every step, which loses nothing. */
export function FullScreen({ shop, step, title, lead, progress, trail, children }: FullScreenProps) {
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
          <span>{shop}</span>
        </p>
        <Link href={getNewPath({}, '/', {})}>{__('Finish later', 'woocommerce')}</Link>
        {trail ?? <ProgressBar value={progress} max={100} label={__('Setup progress', 'woocommerce')} />}
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
