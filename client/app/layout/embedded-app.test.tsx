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

test('adds the header to a classic page and keeps the document title', () => {
  openClassicPage('edit.php?post_type=product');

  expect(screen.getByRole('heading', { level: 1, name: 'Tax' })).toBeInTheDocument();
  expect(document.title).toBe('Tax ‹ Harbor Goods — WordPress');
  expect(document.getElementById('woocommerce-layout__primary')).not.toBeInTheDocument();
});

const panels = () => document.getElementById('woocommerce-embedded-layout__primary');

test('adds a place for panels after the settings form, and removes it on unmount', async () => {
  const { unmount } = await act(async () => openClassicPage('admin.php?page=wc-settings&tab=tax'));
  expect(document.getElementById('mainform')?.nextElementSibling).toBe(panels());

  unmount();
  expect(panels()).not.toBeInTheDocument();
});

test('adds a place for panels to other pages while an extension fills it', async () => {
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

test('attaches panels to the page before their layout effects run', async () => {
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

test('shows no panels on other classic pages', () => {
  openClassicPage('edit.php?post_type=product');

  expect(panels()).not.toBeInTheDocument();
});
