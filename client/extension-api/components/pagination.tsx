import { useState, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { PAGE_SIZES } from '@admin/table';
import { Button, Select, TextField } from '@admin/ui';

type Way = 'previous' | 'next' | 'goto';
type GoTo = (page: number, way?: Way) => void;

export interface PageProps {
  readonly pageCount: number;
  readonly currentPage: number;
  readonly setCurrentPage: GoTo;
}

/** Links to the previous and next page; nothing if there is only one page. */
export function PaginationPageArrows({
  pageCount,
  currentPage,
  setCurrentPage,
  showPageArrowsLabel = true,
}: PageProps & { readonly showPageArrowsLabel?: boolean }) {
  if (pageCount <= 1) return null;
  return (
    <span className="sa-extension-row">
      {showPageArrowsLabel && (
        <output>
          {sprintf(
            /* translators: 1: number of the page, 2: number of the last page */
            __('Page %1$d of %2$d', 'store-admin'),
            currentPage,
            pageCount,
          )}
        </output>
      )}
      <span>
        <Button
          icon="chevron-start"
          aria-label={__('Previous Page', 'store-admin')}
          disabled={currentPage <= 1}
          onClick={() => setCurrentPage(currentPage - 1, 'previous')}
        />
        <Button
          icon="chevron-end"
          aria-label={__('Next Page', 'store-admin')}
          disabled={currentPage >= pageCount}
          onClick={() => setCurrentPage(currentPage + 1, 'next')}
        />
      </span>
    </span>
  );
}

/** Goes to a page by number, when the field loses the focus with a valid number. */
export function PaginationPagePicker({ pageCount, currentPage, setCurrentPage }: PageProps) {
  const [typed, setTyped] = useState<string>();
  const page = Number(typed);
  const isPage = Number.isInteger(page) && page >= 1 && page <= pageCount;
  function leave() {
    setTyped(undefined);
    if (isPage && page !== currentPage) setCurrentPage(page, 'goto');
  }
  return (
    <TextField
      className="sa-extension-page"
      type="number"
      inputMode="numeric"
      label={__('Go to page', 'store-admin')}
      value={typed ?? String(currentPage)}
      onChange={setTyped}
      onBlur={leave}
      error={
        typed === undefined || isPage
          ? undefined
          : sprintf(
              /* translators: %d: number of the last page */
              __('A number from 1 to %d', 'store-admin'),
              pageCount,
            )
      }
    />
  );
}

/** Arrows around a field with the page number. */
export const PaginationPageArrowsWithPicker = (props: PageProps) =>
  props.pageCount <= 1 ? null : (
    <span className="sa-extension-row">
      <PaginationPagePicker {...props} />
      <PaginationPageArrows {...props} />
    </span>
  );

export interface PageSizeProps {
  readonly perPage: number;
  readonly currentPage: number;
  readonly total: number;
  readonly setCurrentPage: GoTo;
  readonly setPerPageChange?: (perPage: number) => void;
  readonly perPageOptions?: readonly number[];
  readonly label?: string;
}

/** Sets the page size; if fewer pages remain, it goes back to the last one. */
export function PaginationPageSizePicker(props: PageSizeProps) {
  const { perPage, currentPage, total, setCurrentPage, perPageOptions = PAGE_SIZES } = props;
  function change(chosen: string) {
    const size = Number(chosen);
    const last = Math.ceil(total / size);
    // Changes the page first, so that callers that reset it after a new size aren't overridden.
    if (currentPage > last) setCurrentPage(last);
    props.setPerPageChange?.(size);
  }
  return (
    <Select
      label={props.label ?? __('Rows per page', 'store-admin')}
      value={String(perPage)}
      options={[...new Set([...perPageOptions, perPage])].map((size) => ({
        value: String(size),
        label: String(size),
      }))}
      onChange={change}
    />
  );
}

export interface PaginationProps {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  readonly onPageChange?: GoTo;
  readonly onPerPageChange?: (perPage: number) => void;
  readonly showPagePicker?: boolean;
  readonly showPerPagePicker?: boolean;
  readonly showPageArrowsLabel?: boolean;
  readonly perPageOptions?: readonly number[];
  readonly className?: string;
  /** Custom rendering. */
  readonly children?: (pages: { pageCount: number }) => ReactNode;
}

/** Pages of a list, with the page size. */
export function Pagination(props: PaginationProps) {
  const { page, perPage, total, perPageOptions = PAGE_SIZES, onPageChange = () => {}, children } = props;
  const { showPagePicker = true, showPerPagePicker = true, showPageArrowsLabel = true } = props;
  const pageCount = Math.ceil(total / perPage);
  if (typeof children === 'function') return children({ pageCount });
  if (pageCount <= 1 && total <= Math.min(...perPageOptions)) return null;
  const pages = { pageCount, currentPage: page, setCurrentPage: onPageChange };
  const className = ['sa-extension-row', props.className].filter(Boolean).join(' ');
  return (
    <nav className={className} aria-label={__('Pagination', 'store-admin')}>
      <PaginationPageArrows {...pages} showPageArrowsLabel={showPageArrowsLabel} />
      {showPagePicker && pageCount > 1 && <PaginationPagePicker {...pages} />}
      {showPerPagePicker && (
        <PaginationPageSizePicker
          currentPage={page}
          perPage={perPage}
          total={total}
          setCurrentPage={onPageChange}
          perPageOptions={perPageOptions}
          {...(props.onPerPageChange ? { setPerPageChange: props.onPerPageChange } : {})}
        />
      )}
    </nav>
  );
}

/** Keeps the current page of a list; a new page size resets it to the first. */
export function usePagination(options: {
  totalCount: number;
  defaultPerPage?: number;
  onPageChange?: (page: number) => void;
  onPerPageChange?: (perPage: number) => void;
}) {
  const { totalCount, defaultPerPage = 25, onPageChange, onPerPageChange } = options;
  const [currentPage, setPage] = useState(1);
  const [perPage, setPerPage] = useState(defaultPerPage);
  return {
    /** Numbers of the first and last row of the page, starting at 1. */
    start: perPage * (currentPage - 1) + 1,
    end: Math.min(perPage * currentPage, totalCount),
    currentPage,
    perPage,
    pageCount: Math.ceil(totalCount / perPage),
    setCurrentPage(page: number) {
      setPage(page);
      onPageChange?.(page);
    },
    setPerPageChange(size: number) {
      setPage(1);
      setPerPage(size);
      onPerPageChange?.(size);
    },
  };
}
