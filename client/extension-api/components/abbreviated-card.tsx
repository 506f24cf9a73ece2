import type { ReactNode } from 'react';
import type { LinkType } from '@admin/navigation';
import { Card } from '@admin/ui';
import { Link } from './link';

/** A short card that is a link. */
export const AbbreviatedCard = (props: {
  href: string;
  children?: ReactNode;
  icon?: ReactNode;
  type?: LinkType;
  onClick?: () => void;
}) => (
  <Card>
    <Link
      href={props.href}
      {...(props.type ? { type: props.type } : {})}
      {...(props.onClick ? { onClick: props.onClick } : {})}
    >
      <span className="sa-extension-row">
        {props.icon}
        <span>{props.children}</span>
      </span>
    </Link>
  </Card>
);
