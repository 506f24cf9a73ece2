import { parseFormat } from '../i18n';
import type { Html } from './html';
import { html } from './html';

/** A translated sentence with elements in it: `sprintfHtml(__('To %1$s, %2$s', 'store-admin'), address, time)`. */
export const sprintfHtml = (format: string, ...values: readonly (Html | string | number)[]): Html =>
  html`${parseFormat(format).map((part) => (typeof part === 'number' ? values[part] : part))}`;
