import type { ReactNode } from 'react';
import type { LinkType } from '@admin/navigation';
import { Card } from '@admin/ui';
import { Link, type LinkHandler } from './link';

/** A short card that is a link. */
export const AbbreviatedCard = (props: {
  href: string;
  children?: ReactNode;
  icon?: ReactNode;
  type?: LinkType;
  onClick?: LinkHandler;
}) => (
  <Card>
    <Link href={props.href} type={props.type} onClick={props.onClick}>
      <span className="sa-extension-row">
        {props.icon}
        <span>{props.children}</span>
      </span>
    </Link>
  </Card>
);
