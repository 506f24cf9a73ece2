import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createOrderedChildren, Fill, SlotFillProvider } from '@admin/extensions';
import { getHistory } from '@admin/navigation';
import type { Breadcrumb } from '../breadcrumbs';
import { Header } from './header';

const TRAIL: Breadcrumb[] = [['', 'WooCommerce'], ['/analytics/overview', 'Analytics'], 'Tools &amp; Toys'];

beforeEach(() => getHistory().replace('/wp-admin/admin.php?page=wc-admin&period=week'));

afterEach(() => {
  window.scrollY = 0;
});

function show(fills?: ReactNode, isEmbedded = false) {
  return render(
    <SlotFillProvider>
      <Header breadcrumbs={TRAIL} isEmbedded={isEmbedded} />
      {fills}
    </SlotFillProvider>,
  );
}

const heading = () => screen.getByRole('heading', { level: 1 });

test('shows the last breadcrumb as title, and links the others with the current dates', () => {
  show();

  expect(heading()).toHaveTextContent(/^Tools & Toys$/);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['WooCommerce', 'admin.php?page=wc-admin&period=week'],
    ['Analytics', 'admin.php?page=wc-admin&period=week&path=%2Fanalytics%2Foverview'],
  ]);
});

test('updates breadcrumbs and extension items when the address changes', () => {
  show(<Fill name="woocommerce_header_item">{({ query }) => <p>{`Item ${JSON.stringify(query)}`}</p>}</Fill>);

  act(() => getHistory().push('/wp-admin/admin.php?page=wc-admin&period=month&orderby=date'));

  expect(screen.getByRole('link', { name: 'WooCommerce' })).toHaveAttribute(
    'href',
    'admin.php?page=wc-admin&period=month',
  );
  expect(screen.getByText(/^Item/)).toHaveTextContent(
    '{"page":"wc-admin","period":"month","orderby":"date"}',
  );
});

test('shows only the title on a classic page', () => {
  show(undefined, true);

  expect(heading()).toHaveTextContent('Tools & Toys');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('gets a class after scrolling by more than 20 pixels', () => {
  show();
  const header = heading().closest('.woocommerce-layout__header');

  window.scrollY = 20;
  fireEvent.scroll(window);
  expect(header).not.toHaveClass('is-scrolled');

  window.scrollY = 21;
  fireEvent.scroll(window);
  expect(header).toHaveClass('is-scrolled');
});

test('renders extension items in order, with mode and query', () => {
  const item = (order: number, label: string) => (
    <Fill name="woocommerce_header_item">
      {({ isEmbedded, query }) =>
        createOrderedChildren(<p>{`${label} ${String(isEmbedded)} ${JSON.stringify(query)}`}</p>, order, {})
      }
    </Fill>
  );
  show(
    <>
      {item(20, 'Second')}
      {item(10, 'First')}
    </>,
  );

  expect(screen.getAllByText(/First|Second/).map((element) => element.textContent)).toEqual([
    'First false {"page":"wc-admin","period":"week"}',
    'Second false {"page":"wc-admin","period":"week"}',
  ]);
});

test("shows the last title set by an extension, and restores the page's title", () => {
  const title = (text: string) => <Fill name="woocommerce_header_page_title">{text}</Fill>;
  const { rerender } = show(
    <>
      {title('Task one')}
      {title('Task two')}
    </>,
  );
  expect(heading()).toHaveTextContent(/^Task two$/);

  rerender(
    <SlotFillProvider>
      <Header breadcrumbs={TRAIL} isEmbedded={false} />
    </SlotFillProvider>,
  );
  expect(heading()).toHaveTextContent(/^Tools & Toys$/);
});

describe('space for the header', () => {
  const { ResizeObserver } = window;
  let height: number;
  let tellSize: () => void;

  class Observer {
    constructor(listener: () => void) {
      tellSize = listener;
    }
    observe() {}
    disconnect() {
      tellSize = () => {};
    }
  }

  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = '<div id="wpbody"></div>';
    Object.assign(window, { ResizeObserver: Observer });
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    Object.assign(window, { ResizeObserver });
    document.body.innerHTML = '';
  });

  const room = () => document.getElementById('wpbody')?.style.marginBlockStart;
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  test('is measured after 200 ms, and again when the header grows', () => {
    height = 72;
    const { unmount } = show();
    wait(199);
    expect(room()).toBe('');
    wait(1);
    expect(room()).toBe('72px');

    height = 97;
    tellSize();
    wait(200);
    expect(room()).toBe('97px');
    // Focused elements are scrolled so that the header doesn't cover them.
    expect(document.documentElement.style.getPropertyValue('--sa-header-spacer')).toBe('97px');

    unmount();
    expect(room()).toBe('');
  });
});
