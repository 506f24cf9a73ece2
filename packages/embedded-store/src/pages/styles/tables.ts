import { css } from './css';

/** Lists of the shop's records, and tables whose cells are fields. */
export const tableStyles = css`
  .description code {
    color: var(--frame-text);
  }

  .with-action {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
  }

  .widefat .is-tiny {
    inline-size: 76px;
  }

  .widefat .is-short input:not([type='checkbox']) {
    inline-size: 76px;
  }

  .row-editor :is(th, td) {
    padding: 8px 6px;
    vertical-align: middle;
  }

  .row-editor th {
    font-size: 13px;
  }

  .row-editor .is-wide input {
    inline-size: 100%;
    min-inline-size: 72px;
  }

  .add-method {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin: 12px 0 0;
  }

  .form-table .add-method select {
    inline-size: auto;
  }

  .chosen-places {
    margin: 0 0 12px;
    padding: 0;
    border: 0;
  }

  .tablenav-pages {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 8px 12px;
    margin: 12px 0;
    color: var(--frame-faint);
    font-size: 13px;
  }

  .pagination-links {
    display: flex;
    align-items: center;
    gap: 4px;
  }

  .pagination-links .button {
    min-inline-size: 32px;
    padding-inline: 8px;
    text-align: center;
  }

  .pagination-links .is-off {
    border-color: var(--frame-line-soft);
    color: var(--frame-faint);
    cursor: default;
  }

  [dir='rtl'] .pagination-links .button > [aria-hidden],
  [dir='rtl'] .pagination-links .is-off {
    transform: scaleX(-1);
  }

  .button-link {
    padding: 0;
    border: 0;
    background: none;
    color: var(--frame-accent);
    font-size: 13px;
    text-decoration: none;
    cursor: pointer;
  }

  .button-link:hover {
    color: var(--frame-accent-strong);
    text-decoration: underline;
  }

  .button-link:focus-visible {
    outline: 2px solid var(--frame-accent);
    outline-offset: 2px;
  }

  .button-link.is-destructive {
    color: var(--frame-error);
  }

  .list-heading {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    margin: 0 0 4px;
    padding: 9px 0 4px;
  }

  .list-heading h1 {
    margin: 0;
    font-size: 23px;
    font-weight: 400;
    line-height: 1.3;
  }

  .tablenav {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: 8px;
    margin: 8px 0;
  }

  .tablenav label {
    display: block;
    margin-block-end: 2px;
    color: var(--frame-soft);
    font-size: 12px;
  }

  .tablenav select {
    max-inline-size: 220px;
  }

  .tablenav .search-box {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: 8px;
    margin-inline-start: auto;
  }

  .wp-list-table tbody tr:nth-child(odd) {
    background: var(--frame-sunken);
  }

  .wp-list-table :is(th, td) {
    padding: 10px 8px;
    overflow-wrap: anywhere;
  }

  .wp-list-table .check-column {
    inline-size: 36px;
  }

  .wp-list-table thead .check-column {
    border-block-end-color: var(--frame-line);
  }

  .wp-list-table thead th a {
    color: inherit;
    text-decoration: none;
  }

  .wp-list-table thead th a:hover {
    color: var(--frame-accent);
  }

  .wp-list-table [aria-sort='ascending'] a::after {
    content: ' ▲';
    font-size: 10px;
  }

  .wp-list-table [aria-sort='descending'] a::after {
    content: ' ▼';
    font-size: 10px;
  }

  .wp-list-table .is-number {
    text-align: end;
  }

  .wp-list-table img {
    inline-size: 40px;
    block-size: 40px;
    object-fit: cover;
    border-radius: 2px;
    background: var(--frame-canvas);
  }

  .row-title {
    font-size: 14px;
    font-weight: 600;
    text-decoration: none;
  }

  .row-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    margin-block-start: 4px;
    font-weight: 400;
    font-size: 13px;
  }

  .row-actions a {
    text-decoration: none;
  }

  .row-actions > * {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px; /* WCAG 2.2, success criterion 2.5.8 */
  }

  .order-status {
    display: inline-block;
    padding: 0 10px;
    border-radius: 4px;
    background: var(--frame-status);
    color: var(--frame-on-status);
    line-height: 2.2;
  }

  .status-processing {
    background: var(--frame-status-processing);
    color: var(--frame-on-status-processing);
  }

  .status-completed {
    background: var(--frame-status-completed);
    color: var(--frame-on-status-completed);
  }

  .status-on-hold {
    background: var(--frame-status-on-hold);
    color: var(--frame-on-status-on-hold);
  }

  .status-failed {
    background: var(--frame-status-failed);
    color: var(--frame-on-status-failed);
  }

  .instock {
    color: var(--frame-success);
    font-weight: 600;
  }

  .outofstock {
    color: var(--frame-error);
    font-weight: 600;
  }

  .onbackorder {
    color: var(--frame-warning);
    font-weight: 600;
  }

  .screen-layout {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 280px;
    align-items: start;
    gap: 20px;
    margin-block-start: 12px;
  }

  .postbox {
    margin: 0 0 20px;
    border: 1px solid var(--frame-line);
    background: var(--frame-surface);
    box-shadow: var(--frame-shadow-card);
  }

  .postbox > h2 {
    margin: 0;
    padding: 10px 12px;
    border-block-end: 1px solid var(--frame-line);
    font-size: 14px;
    font-weight: 600;
  }

  .postbox > .inside {
    padding: 12px;
  }

  .postbox > .inside > :first-child {
    margin-block-start: 0;
  }

  .postbox .form-table {
    margin: 0;
  }

  .postbox .form-table :is(th, td) {
    padding-block: 8px;
  }

  .postbox .form-table th {
    inline-size: 160px;
    font-weight: 400;
  }

  .postbox .widefat {
    border: 0;
    box-shadow: none;
  }

  .side .form-table :is(tbody, tr, th, td) {
    display: block;
    inline-size: auto;
    padding: 0;
  }

  .side .form-table th {
    padding: 0 0 4px;
  }

  .side .form-table td {
    padding: 0 0 12px;
  }

  .side .form-table :is(input[type='text'], input[type='date'], select, textarea),
  .postbox .form-table :is(input[type='text'], input[type='email'], select, textarea) {
    inline-size: 100%;
    max-inline-size: 520px;
  }

  .postbox .form-table input.small-text[type] {
    inline-size: 120px;
  }

  input.title-field[type='text'] {
    inline-size: 100%;
    padding: 3px 8px;
    font-size: 20px;
  }

  .publishing {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 12px;
  }

  .choice-list {
    max-block-size: 220px;
    overflow-y: auto;
    list-style: none;
    margin: 0;
    padding: 4px;
    border: 1px solid var(--frame-line-soft);
  }

  .choice-list ul {
    list-style: none;
    margin: 0;
    padding-inline-start: 20px;
  }

  .choice-list label {
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 3px 0;
  }

  .choice-list input {
    flex: none;
  }

  .product-image {
    max-inline-size: 100%;
    block-size: auto;
  }

  .side :is(select, textarea, input[type='file']) {
    inline-size: 100%;
    max-inline-size: 100%;
  }

  .side fieldset,
  fieldset.side,
  fieldset.tablenav {
    min-inline-size: 0;
    margin-inline: 0;
    padding: 0;
    border: 0;
  }

  fieldset.tablenav > legend {
    margin-block-end: 4px;
    font-weight: 600;
  }

  .order-notes {
    list-style: none;
    margin: 0 0 12px;
    padding: 0;
  }

  .order-notes li {
    margin: 0 0 12px;
  }

  .order-notes .note-content {
    padding: 8px 10px;
    background: var(--frame-note);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  .order-notes .customer-note .note-content {
    background: var(--frame-note-customer);
  }

  .order-notes .note-meta {
    margin: 4px 0 0;
    color: var(--frame-faint);
    font-size: 12px;
  }

  .address-columns {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
    gap: 20px;
  }

  .address-columns h3 {
    margin: 0 0 8px;
    font-size: 14px;
  }

  .totals {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 4px 24px;
    max-inline-size: 360px;
    margin: 12px 0;
    margin-inline-start: auto;
  }

  .totals dt,
  .totals dd {
    margin: 0;
  }

  .totals dd {
    text-align: end;
  }

  @media (max-width: 960px) {
    .screen-layout {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media (max-width: 782px) {
    .widefat.stacks .is-tiny,
    .widefat.stacks .check-column {
      inline-size: auto;
    }

    .widefat.stacks .is-empty {
      display: none;
    }

    .row-editor.stacks tbody td {
      display: grid;
      grid-template-columns: 110px minmax(0, 1fr);
      align-items: center;
      gap: 8px;
    }

    .row-editor.stacks td:not(.is-tiny) input:not([type='checkbox']) {
      inline-size: 100%;
    }

    .row-editor.stacks .field-error {
      grid-column: 2;
    }

    .wp-list-table .is-number {
      text-align: start;
    }

    .tablenav > *,
    .tablenav .search-box > * {
      min-inline-size: 0;
      max-inline-size: 100%;
    }

    .tablenav .search-box {
      margin-inline-start: 0;
    }

    .row-actions > * {
      min-block-size: 32px;
    }
  }
`;
