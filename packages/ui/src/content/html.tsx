import { useMemo } from 'react';
import { sanitizeHtml } from '@admin/format';
import { classes } from '../theme/classes';

export interface HtmlProps {
  html: string;
  as?: 'div' | 'span' | 'p' | undefined;
  className?: string | undefined;
}

/**
 * Renders HTML from servers and extensions, sanitized to a few safe tags and links. No other component may render HTML.
 */
export function Html({ html, as: Tag = 'div', className }: HtmlProps) {
  const content = useMemo(() => ({ __html: sanitizeHtml(html) }), [html]);
  return <Tag className={classes('sa-html', className)} dangerouslySetInnerHTML={content} />;
}
