import { useMemo } from 'react';
import { sanitizeHtml } from '@admin/format';

export interface SanitizedHtmlProps {
  html: string;
  as: 'div' | 'span' | 'p';
  className: string;
}

/** HTML of any kind, reduced to a few harmless tags and links. */
export function SanitizedHtml({ html, as: Tag, className }: SanitizedHtmlProps) {
  const content = useMemo(() => ({ __html: sanitizeHtml(html) }), [html]);
  return <Tag className={className} dangerouslySetInnerHTML={content} />;
}
