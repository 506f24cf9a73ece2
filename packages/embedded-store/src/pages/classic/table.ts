import type { Html } from '../../html/html';
import { html, NOTHING } from '../../html/html';

export interface Table {
  caption: string;
  className?: string;
  headings: readonly string[];
  rows: readonly (TableRow | TableRow['cells'])[];
}

export interface TableRow {
  /** The first cell is the row's heading. */
  cells: readonly (Html | string | number)[];
  attributes?: Html;
}

/** A table of values or small controls, shown as a list in a narrow window. */
export function table({ caption, className = '', headings, rows }: Table): Html {
  return html`<table class="${`${className} widefat stacks`.trim()}">
    <caption class="screen-reader-text">
      ${caption}
    </caption>
    <thead>
      <tr>
        ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => tableRow(headings, 'cells' in row ? row : { cells: row }))}
    </tbody>
  </table>`;
}

function tableRow(headings: readonly string[], { cells, attributes = NOTHING }: TableRow): Html {
  const [name, ...others] = cells;
  return html`<tr ${attributes}>
    <th scope="row">${name}</th>
    ${others.map((cell, index) => html`<td data-label="${headings[index + 1]}">${cell}</td>`)}
  </tr>`;
}

/** A checkbox in a table row, with a label for screen readers. */
export function rowBox(box: {
  name: string;
  value: string | number;
  label: string;
  isChecked?: boolean;
  isSwitch?: boolean;
}): Html {
  return html`<input
    type="checkbox"
    name="${box.name}"
    value="${box.value}"
    aria-label="${box.label}"
    ${box.isSwitch ? html`class="switch"` : NOTHING}
    ${box.isChecked ? html`checked` : NOTHING}
  />`;
}
