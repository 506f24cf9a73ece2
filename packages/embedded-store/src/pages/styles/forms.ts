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
    border: 1px solid #8c8f94;
    border-radius: 4px;
    background-color: #fff;
    color: #2c3338;
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
    border-color: #2271b1;
    outline: 2px solid transparent;
    box-shadow: 0 0 0 1px #2271b1;
  }

  :is(input, select, textarea)[aria-invalid='true'] {
    border-color: #d63638;
    box-shadow: 0 0 0 1px #d63638;
  }

  input[type='checkbox'],
  input[type='radio'] {
    inline-size: 16px;
    block-size: 16px;
    margin: 0 4px 0 0;
    accent-color: #2271b1;
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
    border: 1px solid #646970;
    border-radius: 10px;
    background: #fff;
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
    background: #646970;
    transition: inset-inline-start 0.1s;
  }

  input[type='checkbox'].switch:checked {
    border-color: #2271b1;
    background: #2271b1;
  }

  input[type='checkbox'].switch:checked::before {
    inset-inline-start: 17px;
    background: #fff;
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
    border: 1px solid #2271b1;
    border-radius: 3px;
    background: #f6f7f7;
    color: #2271b1;
    font-size: 13px;
    line-height: 30px;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
  }

  .button:hover {
    background: #f0f0f1;
    border-color: #0a4b78;
    color: #0a4b78;
  }

  .button-primary {
    background: #2271b1;
    color: #fff;
  }

  .button-primary:hover {
    background: #135e96;
    border-color: #135e96;
    color: #fff;
  }

  .button-primary[aria-disabled='true'] {
    opacity: 0.7;
    cursor: default;
  }

  :is(.button, .button-primary):focus-visible {
    outline: 2px solid #2271b1;
    outline-offset: 2px;
  }

  .notice,
  .updated,
  .error {
    margin: 16px 0;
    padding: 1px 12px;
    border: 1px solid #c3c4c7;
    border-inline-start: 4px solid #72aee6;
    background: #fff;
    box-shadow: 0 1px 1px rgb(0 0 0 / 4%);
    color: #3c434a;
  }

  .updated,
  .notice-success {
    border-inline-start-color: #00a32a;
  }

  .error,
  .notice-error {
    border-inline-start-color: #d63638;
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
    border-block-end: 1px solid #c3c4c7;
  }

  .nav-tab {
    margin-block-end: -1px;
    padding: 5px 10px;
    border: 1px solid #c3c4c7;
    border-block-end: 0;
    background: #dcdcde;
    color: #50575e;
    font-size: 14px;
    font-weight: 600;
    line-height: 1.714;
    text-decoration: none;
  }

  .nav-tab:hover {
    background: #fff;
    color: #3c434a;
  }

  .nav-tab-active,
  .nav-tab-active:hover {
    background: #f0f0f1;
    color: #000;
    padding-block-end: 6px;
  }

  .subsubsub {
    display: flex;
    flex-wrap: wrap;
    list-style: none;
    margin: 8px 0 16px;
    padding: 0;
    color: #646970;
  }

  .subsubsub li {
    display: flex;
  }

  .subsubsub li + li::before {
    content: '|';
    margin-inline: 6px;
    color: #a7aaad;
  }

  .subsubsub a {
    min-block-size: 24px; /* WCAG 2.2, success criterion 2.5.8 */
    text-decoration: none;
  }

  .subsubsub .current {
    color: #000;
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
    color: #1d2327;
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
    color: #646970;
    font-size: 13px;
    line-height: 1.5;
  }

  .check .description {
    margin-block: 2px 0;
    padding-inline-start: 24px;
  }

  .field-error {
    margin: 6px 0 0;
    color: #b32d2e;
    font-weight: 600;
  }

  .submit {
    margin: 0;
    padding: 16px 0;
  }

  .widefat {
    inline-size: 100%;
    border: 1px solid #c3c4c7;
    border-collapse: collapse;
    background: #fff;
    box-shadow: 0 1px 1px rgb(0 0 0 / 4%);
  }

  .widefat :is(th, td) {
    padding: 12px;
    border-block-end: 1px solid #f0f0f1;
    font-size: 13px;
    line-height: 1.5;
    text-align: start;
    vertical-align: top;
  }

  .widefat thead th {
    border-block-end: 1px solid #c3c4c7;
    color: #2c3338;
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
    border: 1px solid #c3c4c7;
    background: #fff;
    box-shadow: 0 1px 1px rgb(0 0 0 / 4%);
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
      border-block-end: 1px solid #c3c4c7;
    }

    .nav-tab-active {
      background: #fff;
    }

    .widefat.stacks :is(thead, tbody, tr, th, td) {
      display: block;
    }

    .widefat.stacks thead {
      display: none;
    }

    .widefat.stacks tbody tr {
      padding: 8px 0;
      border-block-end: 1px solid #dcdcde;
    }

    .widefat.stacks :is(th, td) {
      padding: 4px 12px;
      border: 0;
      overflow-wrap: anywhere;
    }

    .widefat.stacks td[data-label]::before {
      content: attr(data-label) ': ';
      color: #646970;
    }
  }
`;
