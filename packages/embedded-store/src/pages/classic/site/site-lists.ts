import { getActivePlugins, getInstalledPlugins } from '../../../resources/plugins';
import { html } from '../../../html/html';
import type { Visitor } from '../../visitor';
import type { RecordForm } from '../records/record-page';

/** What was added to the store; extensions come through the tasks of the dashboard. */
export function extensionsPage({ store }: Visitor): RecordForm {
  const active = new Set(getActivePlugins(store.db));
  return table('Extensions', 'woocommerce_page_wc-addons', {
    words:
      'Extensions are installed by the tasks of the dashboard, such as payments and shipping; the embedded store has no marketplace.',
    headings: ['Extension', 'State'],
    rows: getInstalledPlugins(store.db).map((slug) => [slug, active.has(slug) ? 'Active' : 'Not active']),
  });
}

export function table(
  title: string,
  screen: string,
  {
    words,
    headings,
    rows,
  }: { words: string; headings: readonly string[]; rows: readonly (readonly string[])[] },
): RecordForm {
  return {
    title,
    screen,
    breadcrumbs: [title],
    messages: {},
    show: () =>
      html`<p>${words}</p>
        <table class="widefat stacks">
          <caption class="screen-reader-text">
            ${title}
          </caption>
          <thead>
            <tr>
              ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ([name, ...cells]) =>
                html`<tr>
                  <th scope="row">${name}</th>
                  ${cells.map((cell, index) => html`<td data-label="${headings[index + 1] ?? ''}">${cell}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>`,
  };
}
