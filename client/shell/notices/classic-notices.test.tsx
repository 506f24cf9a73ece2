import { render, screen, waitFor } from '@testing-library/react';
import { ClassicNotices } from './classic-notices';

/** As the host prints it; its own script sorts notices in when the document is ready. */
const LIST = `
  <div id="wp__notice-list" class="woocommerce-layout__notice-list-hide">
    <div id="woocommerce-layout__notice-catcher" class="wp-header-end"></div>
  </div>
  <div id="app"></div>`;

beforeEach(() => {
  document.body.innerHTML = LIST;
});

afterEach(() => {
  document.body.innerHTML = '';
});

const source = () => document.getElementById('wp__notice-list');
const target = () => document.getElementById('woocommerce-layout__notice-list');
const notice = (text: string, name = 'notice') =>
  `<div class="${name}"><p>${text}</p><div class="updated">Inner</div></div>`;
const open = (isEmbedded: boolean) =>
  render(<ClassicNotices isEmbedded={isEmbedded} />, {
    container: document.body.querySelector<HTMLElement>('#app') ?? document.body,
  });

test('on own pages notices of the host move to the place for them, early and late ones', async () => {
  source()?.insertAdjacentHTML('beforeend', notice('Early'));
  open(false);
  expect(target()).toContainElement(screen.getByText('Early'));

  source()?.insertAdjacentHTML('beforeend', notice('Late', 'error'));

  await waitFor(() => expect(target()).toContainElement(screen.getByText('Late')));
  expect(target()?.children).toHaveLength(2);
});

test('a notice moves whole, with what listens to it', () => {
  source()?.insertAdjacentHTML('beforeend', '<div class="notice"><button>Dismiss</button></div>');
  const dismiss = jest.fn();
  screen.getByRole('button', { name: 'Dismiss' }).addEventListener('click', dismiss);
  open(false);

  screen.getByRole('button', { name: 'Dismiss' }).click();

  expect(target()).toContainElement(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
});

test('on classic pages they stay where they are and are shown', () => {
  source()?.insertAdjacentHTML('beforeend', notice('Saved'));
  open(true);

  expect(source()).toContainElement(screen.getByText('Saved'));
  expect(source()?.className).toBe('woocommerce-layout__notice-list-show');
});

test('a page without the list of the host has none to show', () => {
  source()?.remove();
  open(false);

  expect(target()).toBeEmptyDOMElement();
});
