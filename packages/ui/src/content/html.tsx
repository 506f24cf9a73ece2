import { useMemo } from 'react';
import { sanitizeHtml } from '@admin/format';
import { classes } from '../theme/classes';

export interface HtmlProps {
  html: string;
  as?: 'div' | 'span' | 'p' | undefined;
  className?: string | undefined;
}

/**
 * The only way in which HTML from a server or an extension gets onto a screen; nothing but a few harmless tags and
 * links comes through.
 */
export function Html({ html, as: Tag = 'div', className }: HtmlProps) {
  const content = useMemo(() => ({ __html: sanitizeHtml(html) }), [html]);
  return <Tag className={classes('sa-html', className)} dangerouslySetInnerHTML={content} />;
}
