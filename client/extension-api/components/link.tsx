import type { ReactNode } from 'react';
import { Link as OwnLink, type LinkType } from '@admin/navigation';

/** A link that opens dashboard pages without a page load. */
export const Link = ({
  href,
  type,
  onClick,
  children,
  ...rest
}: {
  href: string;
  type?: LinkType;
  onClick?: () => void;
  children?: ReactNode;
  className?: string;
  target?: string;
}) => (
  <OwnLink href={href} {...rest} {...(type ? { type } : {})} onClick={() => onClick?.()}>
    {children}
  </OwnLink>
);
