import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { textOf, type ReportRow } from '@admin/store-reports';
import type { Cell } from '@admin/table';
import type { CellContext } from '../report';

/** A cell whose value is what it displays. */
export const text = (value: string, display: ReactNode = value): Cell => ({ display, value });

/** A cell that displays a code's name; files contain the code, which isn't translated. */
export const codeCell = (row: ReportRow, key: string, display: ReactNode): Cell => ({
  display,
  value: textOf(row, key),
});

/** An unknown amount is empty. */
export const money = (value: number | undefined, context: CellContext): Cell => ({
  display: context.money(value),
  value,
});

export const count = (value: number | undefined, context: CellContext): Cell => ({
  display: context.number(value),
  value,
});

/**
 * Whether a column is hidden by default, because the window is too narrow for it.
 * @param width in CSS pixels
 */
export const isWindowNarrowerThan = (width: number): boolean => window.innerWidth < width;

// Cells use plain links: a page of rows has over a hundred, and the router follows them without a page load.

/** A number with a link to the counted items. */
export const linkedCount = (value: number | undefined, href: string, context: CellContext): Cell => ({
  display: value ? <a href={href}>{context.number(value)}</a> : context.number(value),
  value,
});

/** A name linked to its report, followed by a link for editing the product. */
export const editableName = (value: string, href: string | undefined, editUrl: string | undefined): Cell => {
  const { display } = name(value, href);
  if (!editUrl) return { display, value };
  const label = sprintf(
    /* translators: %s: name of a product */
    __('Edit %s', 'store-admin'),
    value,
  );
  return {
    display: (
      <span className="sa-report__editable">
        {display}{' '}
        <a href={editUrl} className="sa-report__edit" aria-label={label}>
          {__('Edit', 'store-admin')}
        </a>
      </span>
    ),
    value,
  };
};

/** User-entered names can be in any language, so they set their own text direction. */
export const name = (value: string, href?: string): Cell => ({
  display: href ? (
    // The link sets the direction itself, to avoid an extra element in each of hundreds of cells.
    <a href={href} dir="auto">
      {value}
    </a>
  ) : (
    <bdi>{value}</bdi>
  ),
  value,
});
