import { decodeEntities } from '@admin/format';
import { lazy, Suspense, useMemo } from 'react';
import { classes } from '../theme/classes';
import type { SanitizedHtmlProps } from './sanitized-html';
import { readSimpleHtml } from './simple-html';

export interface HtmlProps {
  html: string;
  as?: 'div' | 'span' | 'p' | undefined;
  className?: string | undefined;
}

/**
 * The only way in which HTML from a server or an extension gets onto a screen; nothing but a few harmless tags and
 * links comes through. What is more than those is sanitised, by a chunk of its own that most shops never fetch; its
 * words stand there meanwhile.
 */
export function Html({ html, as: Tag = 'div', className }: HtmlProps) {
  const simple = useMemo(() => readSimpleHtml(html), [html]);
  const shared = { as: Tag, className: classes('sa-html', className) };
  if (simple) return <Tag className={shared.className}>{simple}</Tag>;
  return (
    <Suspense fallback={<Words {...shared} html={html} />}>
      <SanitizedHtml {...shared} html={html} />
    </Suspense>
  );
}

const SanitizedHtml = lazy(() =>
  import(/* webpackChunkName: "sanitizer" */ './sanitized-html').then(
    (chunk) => ({ default: chunk.SanitizedHtml }),
    // Without the sanitiser the words alone are shown.
    () => ({ default: Words }),
  ),
);

const NOT_WORDS = /<(script|style)\b[^]*?<\/\1>|<[^>]*>?/gi;

function Words({ html, as: Tag, className }: SanitizedHtmlProps) {
  return <Tag className={className}>{decodeEntities(html.replace(NOT_WORDS, ''))}</Tag>;
}
