import { html } from '../../../../html/html';
import type { PageForm } from '../../form/page-form';

/** A section that has nothing to fill in, and says so. */
export function explanation(title: string, sentence: string): PageForm {
  return {
    show: () =>
      html`<section class="settings-section">
        <h2>${title}</h2>
        <p>${sentence}</p>
      </section>`,
  };
}
