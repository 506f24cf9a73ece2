import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClassicNotices } from './classic-notices';

/** Printed by the host; its script moves notices when the document is ready. */
const PAGE = `
  <h1 class="woocommerce-layout__header-heading" tabindex="-1">Orders</h1>
  <div id="wpbody-content">
    <div id="wp__notice-list" class="woocommerce-layout__notice-list-hide">
      <div id="woocommerce-layout__notice-catcher" class="wp-header-end"></div>
    </div>
    <div class="wrap"><div id="app"></div></div>
  </div>`;

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

afterEach(() => {
  document.body.innerHTML = '';
});

const source = () => document.getElementById('wp__notice-list');
const target = () => document.getElementById('woocommerce-layout__notice-list');
const notice = (text: string, name = 'notice') =>
  `<div class="${name}"><p>${text}</p><div class="updated">Inner</div></div>`;
const print = (...notices: string[]) => source()?.insertAdjacentHTML('beforeend', notices.join(''));
const line = (name: string) => screen.findByRole('button', { name });

function open(isEmbedded = false) {
  const container = document.body.querySelector<HTMLElement>('#app') ?? document.body;
  render(<ClassicNotices isEmbedded={isEmbedded} />, { container });
  return userEvent.setup();
}

test('collapses plugin notices below a line with their count, which toggles them', async () => {
  print(notice('A tip'), notice('Saved', 'updated'), notice('Broken', 'notice notice-error'));
  const user = open();
  const toggle = await line('3 messages from plugins 1 error');
  expect(screen.getByText('A tip')).not.toBeVisible();

  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(target()).toBeVisible();
  expect(target()).toContainElement(screen.getByText('Broken'));

  toggle.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('A tip')).not.toBeVisible();
});

test('updates the count when notices change, and announces later ones', async () => {
  print(
    notice('Early'),
    '<div class="notice" style="display: none">For later</div>',
    '<div class="error"></div>',
  );
  open();
  await line('1 message from plugins');
  expect(document.querySelector('[aria-live]')).toBeNull();

  act(() => {
    document.querySelector('.wrap')?.insertAdjacentHTML('afterbegin', notice('Late', 'error'));
  });
  await line('2 messages from plugins 1 error');
  expect(target()).toContainElement(screen.getByText('Late'));
  await waitFor(() =>
    expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('2 messages from plugins'),
  );

  screen.getByText('For later').style.display = '';
  await line('3 messages from plugins 1 error');
  for (const each of target()?.querySelectorAll(':scope > *') ?? []) each.remove();
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});

test('announces the first notice on a page without any', async () => {
  open();
  print(notice('Late', 'error'));

  await line('1 message from plugins 1 error');
  await waitFor(() =>
    expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('1 message from plugins'),
  );
});

test('keeps event listeners of moved notices, and moves focus when one is removed', async () => {
  print(notice('Stays'), '<div class="notice"><button>Dismiss</button></div>');
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  dismiss.addEventListener('click', () => dismiss.parentElement?.remove());
  const user = open();
  await user.click(await line('2 messages from plugins'));

  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(async () => expect(await line('1 message from plugins')).toHaveFocus());

  screen.getByText('Stays').parentElement?.insertAdjacentHTML('beforeend', '<button>Close</button>');
  screen.getByRole('button', { name: 'Close' }).focus();
  screen.getByText('Stays').parentElement?.remove();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Orders' })).toHaveFocus());
});

test('leaves inline notices in place', () => {
  document.querySelector('.wrap')?.insertAdjacentHTML('beforeend', notice('In place', 'notice inline'));
  open();

  expect(document.querySelector('.wrap')?.lastElementChild).toHaveTextContent('In place');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('shows notices in place on classic pages', () => {
  print(notice('Saved'));
  open(true);

  expect(source()).toContainElement(screen.getByText('Saved'));
  expect(source()?.className).toBe('woocommerce-layout__notice-list-show');
});

test("shows nothing on a page without the host's notice list", () => {
  source()?.remove();
  open();

  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
