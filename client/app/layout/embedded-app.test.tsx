import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { addFilter, removeFilter } from '@admin/extensions';
import { getHistory } from '@admin/navigation';
import { buildHost } from '@admin/testing';
import { boot } from '../bootstrap/boot';
import { EmbeddedApp } from './embedded-app';
import { Providers } from './providers';

beforeEach(() => {
  document.title = 'Tax ‹ Harbor Goods — WordPress';
  document.body.innerHTML = '<div id="app"></div><div id="wpbody"><form id="mainform"></form></div>';
});

afterEach(() => {
  document.body.innerHTML = '';
});

function openClassicPage(address: string) {
  getHistory().replace(`/wp-admin/${address}`);
  const embedBreadcrumbs = [
    ['admin.php?page=wc-admin', 'WooCommerce'],
    ['admin.php?page=wc-settings', 'Settings'],
    'Tax',
  ];
  const host = buildHost({ mode: 'embedded', admin: { embedBreadcrumbs } });
  return render(
    <Providers registry={boot(host).registry}>
      <EmbeddedApp host={host} />
    </Providers>,
    { container: document.body.querySelector<HTMLElement>('#app') ?? document.body },
  );
}

test('a classic page gets the header and keeps the title of the host', () => {
  openClassicPage('edit.php?post_type=product');

  expect(screen.getByRole('heading', { level: 1, name: 'Tax' })).toBeInTheDocument();
  expect(document.title).toBe('Tax ‹ Harbor Goods — WordPress');
  expect(document.getElementById('woocommerce-layout__primary')).not.toBeInTheDocument();
});

const panels = () => document.getElementById('woocommerce-embedded-layout__primary');

test('settings pages get a place for panels after their form, and lose it with the dashboard', async () => {
  const { unmount } = await act(async () => openClassicPage('admin.php?page=wc-settings&tab=tax'));
  expect(document.getElementById('mainform')?.nextElementSibling).toBe(panels());

  unmount();
  expect(panels()).not.toBeInTheDocument();
});

test('other classic pages have a place for them once an extension has something to put there', async () => {
  const FILTER = 'woocommerce_admin_embedded_layout_components';
  document.body.innerHTML =
    '<div id="app"></div><div id="wpbody-content"><div class="wrap"><form></form></div></div>';
  openClassicPage('edit.php?post_type=product');
  expect(panels()).not.toBeInTheDocument();

  await act(async () => addFilter(FILTER, 'acme', () => [() => <p>By Acme</p>]));

  expect(await screen.findByText('By Acme')).toBeVisible();
  expect(document.querySelector('.wrap')?.nextElementSibling).toBe(panels());
  act(() => void removeFilter(FILTER, 'acme'));
  expect(panels()).not.toBeInTheDocument();
});

test('panels are in the page when their effects run, which dialogs and popovers need', async () => {
  const FILTER = 'woocommerce_admin_embedded_layout_components';
  const wasInPage = jest.fn();
  function Panel() {
    const element = useRef<HTMLParagraphElement>(null);
    useLayoutEffect(() => wasInPage(element.current?.isConnected), []);
    return <p ref={element}>By Acme</p>;
  }
  addFilter(FILTER, 'acme', () => [Panel]);
  openClassicPage('admin.php?page=wc-settings&tab=tax');

  expect(await screen.findByText('By Acme')).toBeVisible();
  expect(wasInPage.mock.calls.flat()).not.toContain(false);
  act(() => void removeFilter(FILTER, 'acme'));
});

test('other classic pages have no panels', () => {
  openClassicPage('edit.php?post_type=product');

  expect(panels()).not.toBeInTheDocument();
});
