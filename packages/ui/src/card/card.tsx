import { useId, type HTMLAttributes, type ReactNode } from 'react';
import { classes } from '../theme/classes';
import './card.css';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The heading, and the name of the region. */
  title?: ReactNode;
  /** Shown at the end of the heading, such as a menu or link. */
  actions?: ReactNode;
  footer?: ReactNode;
  as?: 'section' | 'article' | 'div' | 'li' | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
}

export function Card({
  title,
  actions,
  footer,
  as,
  headingLevel = 2,
  className,
  children,
  ...rest
}: CardProps) {
  const headingId = useId();
  const Tag = as ?? (title ? 'section' : 'div');
  const Heading = `h${headingLevel}` as const;
  const hasHeader = Boolean(title || actions);
  return (
    <Tag aria-labelledby={title ? headingId : undefined} {...rest} className={classes('sa-card', className)}>
      {hasHeader && (
        <div className="sa-card__header">
          {title && (
            <Heading id={headingId} className="sa-card__title">
              {title}
            </Heading>
          )}
          {actions && <div className="sa-card__actions">{actions}</div>}
        </div>
      )}
      {children && <div className="sa-card__body">{children}</div>}
      {footer && <div className="sa-card__footer">{footer}</div>}
    </Tag>
  );
}
