import { js } from './js';

/**
 * Behavior of the classic settings form: confirms before unsaved changes are lost, prevents submitting twice, and shows
 * country lists only when the select above them needs one.
 */
export const settingsScript = js`
  (() => {
    const form = document.getElementById('mainform');
    if (!form) return;

    const read = () => new URLSearchParams(new FormData(form)).toString();
    let saved = read();
    let isSending = false;

    addEventListener('beforeunload', (event) => {
      if (!isSending && read() !== saved) event.preventDefault();
    });

    form.addEventListener('submit', (event) => {
      if (isSending) event.preventDefault();
      isSending = true;
      form.querySelector('[name="save"]')?.setAttribute('aria-disabled', 'true');
    });

    // A page that comes back from the browser's memory can be sent again.
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      isSending = false;
      form.querySelector('[name="save"]')?.removeAttribute('aria-disabled');
    });

    const showWhere = () => {
      for (const row of form.querySelectorAll('[data-shown-if]')) {
        const [name, value] = row.dataset.shownIf.split('=');
        row.hidden = form.elements.namedItem(name)?.value !== value;
      }
    };
    form.addEventListener('change', showWhere);
    // Browsers put back what was typed before a reload, without telling the form.
    addEventListener('pageshow', showWhere);
  })();
`;
