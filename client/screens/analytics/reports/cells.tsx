import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { textOf, type ReportRow } from '@admin/store-reports';
import type { Cell } from '@admin/table';
import type { CellContext } from '../report';

/** A cell that shows what it holds. */
export const text = (value: string, display: ReactNode = value): Cell => ({ display, value });

/** A code by its name; files hold the code, which is the same in every language. */
export const codeCell = (row: ReportRow, key: string, display: ReactNode): Cell => ({
  display,
  value: textOf(row, key),
});

/** An unknown amount stays empty. */
export const money = (value: number | undefined, context: CellContext): Cell => ({
  display: context.money(value),
  value,
});

export const count = (value: number | undefined, context: CellContext): Cell => ({
  display: context.number(value),
  value,
});

/**
 * Whether a column is hidden at first, as long as nobody chose: where the window is narrower than the table with it.
 * @param width in CSS pixels
 */
export const isHiddenBelow = (width: number): boolean => window.innerWidth < width;

// Links of cells are plain: a page of rows has a hundred of them, and the shell follows them without a page load.

/** A number that leads to what it counts. */
export const linkedCount = (value: number | undefined, href: string, context: CellContext): Cell => ({
  display: value ? <a href={href}>{context.number(value)}</a> : context.number(value),
  value,
});

/** A name that leads to its report, and behind it the page where the product is edited. */
export const editableName = (value: string, href: string | undefined, editUrl: string | undefined): Cell => {
  const { display } = name(value, href);
  if (!editUrl) return { display, value };
  const label = sprintf(
    /* translators: %s: name of a product */
    __('Edit %s', 'woocommerce'),
    value,
  );
  return {
    display: (
      <span className="sa-report__editable">
        {display}{' '}
        <a href={editUrl} className="sa-report__edit" aria-label={label}>
          {__('Edit', 'woocommerce')}
        </a>
      </span>
    ),
    value,
  };
};

/** Names that others gave are whatever they typed; they are shown in their own direction of writing. */
export const name = (value: string, href?: string): Cell => ({
  display: href ? (
    // The link sets its own direction: an element in it would be one more for each of hundreds of cells.
    <a href={href} dir="auto">
      {value}
    </a>
  ) : (
    <bdi>{value}</bdi>
  ),
  value,
});
