import { css } from './css';

/** Fields, buttons, notices, tabs and tables of classic pages. */
export const formStyles = css`
  input,
  select,
  textarea,
  button {
    font: inherit;
    color: inherit;
  }

  :is(input:not([type='checkbox'], [type='radio'], [type='submit']), select, textarea) {
    max-inline-size: 100%;
    border: 1px solid var(--frame-line-strong);
    border-radius: 4px;
    background-color: var(--frame-surface);
    color: var(--frame-ink);
    font-size: 14px;
    line-height: 2;
    padding: 0 8px;
  }

  :is(input:not([type='checkbox'], [type='radio'], [type='submit']), select) {
    min-block-size: 30px;
  }

  textarea {
    padding: 6px 8px;
    line-height: 1.5;
  }

  select:not([multiple]) {
    padding-inline: 8px 24px;
  }

  select[multiple] {
    padding: 4px;
  }

  :is(input, select, textarea):focus {
    border-color: var(--frame-accent);
    outline: 2px solid transparent;
    box-shadow: 0 0 0 1px var(--frame-accent);
  }

  :is(input, select, textarea)[aria-invalid='true'] {
    border-color: var(--frame-error);
    box-shadow: 0 0 0 1px var(--frame-error);
  }

  input[type='checkbox'],
  input[type='radio'] {
    inline-size: 16px;
    block-size: 16px;
    margin: 0 4px 0 0;
    accent-color: var(--frame-accent);
    vertical-align: -3px;
  }

  [dir='rtl'] :is(input[type='checkbox'], input[type='radio']) {
    margin: 0 0 0 4px;
  }

  input[type='checkbox'].switch {
    appearance: none;
    position: relative;
    inline-size: 34px;
    block-size: 20px;
    margin: 0;
    border: 1px solid var(--frame-faint);
    border-radius: 10px;
    background: var(--frame-surface);
    cursor: pointer;
  }

  input[type='checkbox'].switch::before {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 12px;
    block-size: 12px;
    border-radius: 50%;
    background: var(--frame-faint);
    transition: inset-inline-start 0.1s;
  }

  input[type='checkbox'].switch:checked {
    border-color: var(--frame-accent);
    background: var(--frame-accent);
  }

  input[type='checkbox'].switch:checked::before {
    inset-inline-start: 17px;
    background: var(--frame-surface);
  }

  @media (prefers-reduced-motion: reduce) {
    input[type='checkbox'].switch::before {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    input[type='checkbox'].switch {
      appearance: auto;
      inline-size: 20px;
    }
  }

  .button,
  .button-primary {
    display: inline-block;
    min-block-size: 32px;
    padding: 0 12px;
    border: 1px solid var(--frame-accent);
    border-radius: 3px;
    background: var(--frame-sunken);
    color: var(--frame-accent);
    font-size: 13px;
    line-height: 30px;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
  }

  .button:hover {
    background: var(--frame-canvas);
    border-color: var(--frame-accent-strong);
    color: var(--frame-accent-strong);
  }

  .button-primary {
    background: var(--frame-accent);
    color: var(--frame-on-accent);
  }

  .button-primary:hover {
    background: var(--frame-accent-strong);
    border-color: var(--frame-accent-strong);
    color: var(--frame-on-accent);
  }

  .button-primary[aria-disabled='true'] {
    opacity: 0.7;
    cursor: default;
  }

  :is(.button, .button-primary):focus-visible {
    outline: 2px solid var(--frame-accent);
    outline-offset: 2px;
  }

  .notice,
  .updated,
  .error {
    margin: 16px 0;
    padding: 1px 12px;
    border: 1px solid var(--frame-line);
    border-inline-start: 4px solid var(--frame-info);
    background: var(--frame-surface);
    box-shadow: var(--frame-shadow-card);
    color: var(--frame-text);
  }

  .updated,
  .notice-success {
    border-inline-start-color: var(--frame-success);
  }

  .error,
  .notice-error {
    border-inline-start-color: var(--frame-error);
  }

  :is(.notice, .updated, .error) p {
    margin: 0.5em 0;
    padding: 2px;
  }

  :is(.notice, .updated, .error) ul {
    margin: 0.5em 0;
    padding-inline-start: 20px;
  }

  .nav-tab-wrapper {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
    margin: 0 0 16px;
    padding: 9px 0 0;
    border-block-end: 1px solid var(--frame-line);
  }

  .nav-tab {
    margin-block-end: -1px;
    padding: 5px 10px;
    border: 1px solid var(--frame-line);
    border-block-end: 0;
    background: var(--frame-tab);
    color: var(--frame-soft);
    font-size: 14px;
    font-weight: 600;
    line-height: 1.714;
    text-decoration: none;
  }

  .nav-tab:hover {
    background: var(--frame-surface);
    color: var(--frame-text);
  }

  .nav-tab-active,
  .nav-tab-active:hover {
    background: var(--frame-canvas);
    color: var(--frame-ink);
    padding-block-end: 6px;
  }

  .subsubsub {
    display: flex;
    flex-wrap: wrap;
    list-style: none;
    margin: 8px 0 16px;
    padding: 0;
    color: var(--frame-faint);
  }

  .subsubsub li {
    display: flex;
  }

  .subsubsub li + li::before {
    content: '|';
    margin-inline: 6px;
    color: var(--frame-faint);
  }

  .subsubsub a {
    min-block-size: 24px; /* WCAG 2.2, success criterion 2.5.8 */
    text-decoration: none;
  }

  .subsubsub .current {
    color: var(--frame-ink);
    font-weight: 600;
  }

  .settings-section > h2 {
    margin: 24px 0 8px;
    font-size: 1.3em;
  }

  .settings-section > p {
    max-inline-size: 720px;
  }

  .form-table {
    inline-size: 100%;
    margin-block-start: 8px;
    border-collapse: collapse;
  }

  .form-table th {
    inline-size: 200px;
    padding: 20px 10px 20px 0;
    color: var(--frame-ink);
    font-weight: 600;
    line-height: 1.3;
    text-align: start;
    vertical-align: top;
  }

  [dir='rtl'] .form-table th {
    padding: 20px 0 20px 10px;
  }

  .form-table td {
    padding: 15px 10px;
    line-height: 1.3;
    vertical-align: middle;
  }

  .form-table fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }

  .form-table ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }

  .form-table li,
  .form-table .check {
    margin-block-end: 8px;
  }

  .form-table :is(li, .check):last-child {
    margin-block-end: 0;
  }

  .form-table :is(li, .check) label {
    display: inline-flex;
    align-items: flex-start;
    gap: 4px;
  }

  .form-table :is(li, .check) input {
    flex: none;
    margin-block-start: 1px;
  }

  /* A slot that nobody filled takes no room. */
  .form-table tr:has(.woocommerce_admin_tax_settings_slotfill_td > :empty) {
    display: none;
  }

  .form-table :is(input[type='text'], input[type='email'], input[type='password'], select, textarea) {
    inline-size: 400px;
  }

  .form-table input.small-text {
    inline-size: 80px;
  }

  .form-table select[multiple] {
    block-size: 168px;
  }

  .description {
    margin: 6px 0 0;
    max-inline-size: 520px;
    color: var(--frame-faint);
    font-size: 13px;
    line-height: 1.5;
  }

  .check .description {
    margin-block: 2px 0;
    padding-inline-start: 24px;
  }

  .field-error {
    margin: 6px 0 0;
    color: var(--frame-error);
    font-weight: 600;
  }

  .submit {
    margin: 0;
    padding: 16px 0;
  }

  .widefat {
    inline-size: 100%;
    border: 1px solid var(--frame-line);
    border-collapse: collapse;
    background: var(--frame-surface);
    box-shadow: var(--frame-shadow-card);
  }

  .widefat :is(th, td) {
    padding: 12px;
    border-block-end: 1px solid var(--frame-line-soft);
    font-size: 13px;
    line-height: 1.5;
    text-align: start;
    vertical-align: top;
  }

  .widefat thead th {
    border-block-end: 1px solid var(--frame-line);
    color: var(--frame-ink);
    font-size: 14px;
    font-weight: 400;
  }

  .widefat tbody th {
    font-weight: 600;
  }

  .widefat tbody tr:last-child > * {
    border-block-end: 0;
  }

  .widefat .description {
    margin: 0;
  }

  .card {
    max-inline-size: 640px;
    margin: 20px 0;
    padding: 8px 24px 20px;
    border: 1px solid var(--frame-line);
    background: var(--frame-surface);
    box-shadow: var(--frame-shadow-card);
  }

  .card :is(h1, h2) {
    margin: 16px 0 8px;
    font-size: 18px;
    font-weight: 600;
  }

  [hidden] {
    display: none !important;
  }

  @media (max-width: 782px) {
    .form-table :is(tbody, tr, th, td) {
      display: block;
      inline-size: auto;
    }

    .form-table th,
    [dir='rtl'] .form-table th {
      padding: 12px 0 4px;
    }

    .form-table td {
      padding: 0 0 12px;
    }

    .form-table :is(input[type='text'], input[type='email'], input[type='password'], select, textarea) {
      inline-size: 100%;
    }

    :is(input:not([type='checkbox'], [type='radio'], [type='submit']), select) {
      min-block-size: 40px;
      font-size: 16px;
    }

    input[type='checkbox']:not(.switch),
    input[type='radio'] {
      inline-size: 24px;
      block-size: 24px;
      margin-inline-end: 8px;
      vertical-align: middle;
    }

    .check .description {
      padding-inline-start: 36px;
    }

    .button,
    .button-primary {
      min-block-size: 40px;
      padding-inline: 14px;
      font-size: 14px;
      line-height: 38px;
    }

    .nav-tab-wrapper {
      gap: 6px;
      border-block-end: 0;
    }

    .nav-tab,
    .nav-tab-active {
      margin: 0;
      padding: 6px 10px;
      border-block-end: 1px solid var(--frame-line);
    }

    .nav-tab-active {
      background: var(--frame-surface);
    }

    .widefat.stacks :is(thead, tbody, tr, th, td) {
      display: block;
    }

    .widefat.stacks thead {
      display: none;
    }

    .widefat.stacks tbody tr {
      padding: 8px 0;
      border-block-end: 1px solid var(--frame-line-soft);
    }

    .widefat.stacks :is(th, td) {
      padding: 4px 12px;
      border: 0;
      overflow-wrap: anywhere;
    }

    .widefat.stacks td[data-label]::before {
      content: attr(data-label) ': ';
      color: var(--frame-faint);
    }
  }
`;
