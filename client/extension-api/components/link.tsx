import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { Link as OwnLink, type LinkType } from '@admin/navigation';

/** A handler that returns `false` keeps a dashboard link from opening its page. */
export type LinkHandler = (event: MouseEvent<HTMLAnchorElement>) => unknown;

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick' | 'type'> {
  readonly href: string;
  readonly type?: LinkType | undefined;
  readonly onClick?: LinkHandler | undefined;
}

/** A link that opens dashboard pages without a page load. */
export const Link = ({ type, onClick, ...rest }: LinkProps) => (
  <OwnLink
    {...rest}
    {...(type ? { type } : {})}
    onClick={(event) => {
      const isRefused = onClick?.(event) === false;
      if (isRefused && (type === undefined || type === 'wc-admin')) event.preventDefault();
    }}
  />
);
