import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { setHost } from '@admin/host';
import { getHistory, getQuery } from '@admin/navigation';
import { buildHost } from '@admin/testing';
import { createNamespaces } from '../index';

const { components: c, experimental: e } = createNamespaces();
const show = (ui: ReactNode) => ({ user: userEvent.setup(), ...render(<>{ui}</>) });
const HREF = 'admin.php?page=wc-admin&path=/mugs';

beforeEach(() => {
  setHost(buildHost());
  getHistory().replace('/wp-admin/admin.php?page=wc-admin&path=%2Facme');
});

test.each<[string, (onClick: (event?: unknown) => unknown) => ReactNode]>([
  [
    'Link',
    (onClick) => (
      <c.Link href={HREF} onClick={onClick}>
        Mugs
      </c.Link>
    ),
  ],
  ['List', (onClick) => <c.List items={[{ title: 'Mugs', href: HREF, onClick }]} />],
  [
    'AbbreviatedCard',
    (onClick) => (
      <c.AbbreviatedCard href={HREF} onClick={onClick}>
        Mugs
      </c.AbbreviatedCard>
    ),
  ],
  [
    'SummaryNumber',
    (onClick) => <c.SummaryNumber label="Mugs" value="1" href={HREF} onLinkClickCallback={onClick} />,
  ],
])('%s passes the click, and stays if the handler returns false', async (_, render) => {
  const { user, rerender } = show(render((event) => (event as MouseEvent).type !== 'click'));

  await user.click(screen.getByRole('link', { name: /Mugs/ }));
  expect(getQuery()).toMatchObject({ path: '/acme' });

  rerender(render(() => undefined));
  await user.click(screen.getByRole('link', { name: /Mugs/ }));
  expect(getQuery()).toMatchObject({ path: '/mugs' });
});

test('a link to another site opens whatever its handler returns', () => {
  show(
    <c.Link href="https://mugs.example/" type="external" onClick={() => false}>
      Mugs
    </c.Link>,
  );

  const isAllowed = fireEvent.click(screen.getByRole('link', { name: 'Mugs' }));

  expect(isAllowed).toBe(true);
});

test.each<[string, (onClick: (event: unknown) => void) => ReactNode]>([
  ['ListItem', (onClick) => <e.ListItem onClick={onClick}>Mugs</e.ListItem>],
  ['NavigationItem', (onClick) => <e.NavigationItem title="Mugs" onClick={onClick} />],
])('experimental %s passes the click', async (_, render) => {
  const onClick = jest.fn();
  const { user } = show(render(onClick));

  await user.click(screen.getByRole('button', { name: 'Mugs' }));

  expect(onClick.mock.calls).toEqual([[expect.objectContaining({ type: 'click' })]]);
});

test('a metric of a drop-down calls back instead of opening its address', async () => {
  const onToggle = jest.fn();
  const { user } = show(<c.SummaryNumber label="Mugs" value="1" href={HREF} onToggle={onToggle} />);

  await user.click(screen.getByRole('button', { name: /Mugs/ }));

  expect(onToggle).toHaveBeenCalledTimes(1);
});

test.each(['onClose', 'onToggle'] as const)('the items of a menu close it with %s', async (name) => {
  const onToggle = jest.fn();
  const { user } = show(
    <c.EllipsisMenu
      label="More"
      onToggle={onToggle}
      renderContent={(tools) => <c.MenuItem onInvoke={() => tools[name]()}>Act</c.MenuItem>}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(onToggle).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('menuitem', { name: 'Act' }));

  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});
