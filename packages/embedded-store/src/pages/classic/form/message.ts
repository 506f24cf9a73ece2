import type { Html } from '../../../html/html';
import { html, NOTHING } from '../../../html/html';
import type { Problem } from './page-form';
import type { Refused } from './submit';

/** A success notice. */
export function doneMessage(sentence: Html | string): Html {
  return html`<div id="message" class="updated notice-success inline" role="status">
    <p><strong>${sentence}</strong></p>
  </div>`;
}

/** The notice of a failed save, with a link to each invalid field. */
export function refusalMessage({ sentence, draft }: Refused): Html {
  const { problems } = draft;
  return html`<div id="message" class="error inline" role="alert">
    <p><strong>${sentence}</strong></p>
    ${
      problems.length > 0
        ? html`<ul>
            ${problems.map(problemItem)}
          </ul>`
        : NOTHING
    }
  </div>`;
}

function problemItem({ id, label, error }: Problem): Html {
  return html`<li><a href="#${id}">${label}</a>: ${error}</li>`;
}
