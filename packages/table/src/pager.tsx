import { memo, useState, type FormEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, Select, TextField } from '@admin/ui';
import './table.css';

/** The REST API returns at most 100 rows per page. */
export const PAGE_SIZES = [25, 50, 75, 100] as const;

/** With more pages, a number field replaces the links. */
const MAX_VISIBLE_PAGES = 5;

export interface PagerProps {
  /** Counts from one. */
  page: number;
  perPage: number;
  /** The number of rows on all pages. */
  total: number;
  onPage: (page: number) => void;
  onPerPage?: ((perPage: number) => void) | undefined;
  formatCount: (count: number) => string;
  /** The accessible name of the pages. */
  label?: string | undefined;
}

/** Shows the range of visible rows, and links to other pages. */
export const Pager = memo(function Pager({
  page,
  perPage,
  total,
  onPage,
  onPerPage,
  formatCount,
  label,
}: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const first = Math.min((page - 1) * perPage + 1, total);
  const last = Math.min(page * perPage, total);
  return (
    <nav className="sa-pager" aria-label={label ?? __('Table pagination', 'store-admin')}>
      {onPerPage && (
        <Select
          className="sa-pager__size"
          label={__('Rows per page', 'store-admin')}
          options={getPageSizes(perPage).map((size) => ({ value: String(size), label: formatCount(size) }))}
          value={String(perPage)}
          onChange={(size) => onPerPage(Number(size))}
        />
      )}
      {total > 0 && (
        <span>
          {sprintf(
            /* translators: 1: number of the first row shown, 2: number of the last one, 3: number of all rows */
            __('%1$s–%2$s of %3$s', 'store-admin'),
            formatCount(first),
            formatCount(last),
            formatCount(total),
          )}
        </span>
      )}
      {pages > 1 && (
        <span className="sa-pager__steps">
          <Button
            variant="tertiary"
            icon="chevron-start"
            aria-label={__('Previous page', 'store-admin')}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          {pages > MAX_VISIBLE_PAGES ? (
            <PageField {...{ page, pages, onPage, formatCount }} />
          ) : (
            <span>{formatPage(formatCount(page), formatCount(pages))}</span>
          )}
          <Button
            variant="tertiary"
            icon="chevron-end"
            aria-label={__('Next page', 'store-admin')}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </span>
      )}
    </nav>
  );
});

/** The URL may request another page size. */
const getPageSizes = (perPage: number): number[] =>
  [...new Set<number>([...PAGE_SIZES, perPage])].sort((a, b) => a - b);

const formatPage = (page: string, pages: string) =>
  sprintf(
    /* translators: 1: number of a page, 2: number of pages */
    __('Page %1$s of %2$s', 'store-admin'),
    page,
    pages,
  );

interface PageFieldProps extends Pick<PagerProps, 'page' | 'onPage' | 'formatCount'> {
  pages: number;
}

function PageField({ page, pages, onPage, formatCount }: PageFieldProps) {
  const [text, setText] = useState(String(page));
  const [shown, setShown] = useState(page);
  if (shown !== page) {
    setShown(page);
    setText(String(page));
  }
  const go = () => {
    // `Number('')` is 0.
    const wanted = text.trim() === '' ? NaN : Number(text);
    const target = Math.min(Math.max(Math.round(wanted), 1), pages);
    if (target && target !== page) onPage(target);
    else setText(String(page));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go();
  };
  return (
    <form className="sa-pager__jump" onSubmit={submit}>
      <TextField
        label={__('Page', 'store-admin')}
        inputMode="numeric"
        value={text}
        onChange={setText}
        onBlur={go}
      />
      <span>
        {sprintf(
          /* translators: %s: number of pages */
          __('of %s', 'store-admin'),
          formatCount(pages),
        )}
      </span>
    </form>
  );
}
