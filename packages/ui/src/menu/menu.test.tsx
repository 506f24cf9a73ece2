import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Menu } from './menu';

const hide = jest.fn();

function TaskMenu() {
  const [layout, setLayout] = useState('single');
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Menu
        label="Task List Options"
        items={[
          { label: 'Hide this', onSelect: hide },
          { label: 'Documentation', href: '#docs' },
          { label: 'Delete', disabled: true, onSelect: hide },
          {
            label: 'Layout',
            kind: 'radio',
            items: [
              { label: 'Single column', isChecked: layout === 'single', onSelect: () => setLayout('single') },
              { label: 'Two columns', isChecked: layout === 'two', onSelect: () => setLayout('two') },
            ],
          },
          {
            label: 'Display',
            kind: 'checkbox',
            items: [
              { label: 'Show things to do next', isChecked: isShown, onSelect: () => setShown(!isShown) },
            ],
          },
        ]}
      />
      <button type="button">Next</button>
    </>
  );
}

const getButton = () => screen.getByRole('button', { name: 'Task List Options' });

function renderMenu() {
  render(<TaskMenu />);
  return userEvent.setup();
}

test('opens by click with focus inside and closes by click', async () => {
  const user = renderMenu();

  await user.click(getButton());
  expect(screen.getByRole('menu', { name: 'Task List Options' })).toBeVisible();
  expect(getButton()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement);
  await user.click(getButton());

  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(getButton()).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['{Enter}', 'Hide this'],
  [' ', 'Hide this'],
  ['{ArrowDown}', 'Hide this'],
  ['{ArrowUp}', 'Show things to do next'],
])('opens by the key "%s" with "%s" focused', async (key, name) => {
  const user = renderMenu();
  await user.tab();

  await user.keyboard(key);

  expect(document.activeElement).toHaveAccessibleName(name);
});

test.each([
  ['{ArrowDown}', 'Documentation'],
  ['{ArrowUp}', 'Show things to do next'],
  ['{ArrowDown}{ArrowDown}{Home}', 'Hide this'],
  ['{End}', 'Show things to do next'],
  ['{End}{ArrowDown}', 'Hide this'],
  ['t', 'Two columns'],
  ['d', 'Documentation'],
  ['dd', 'Delete'],
  ['ddd', 'Documentation'],
  ['q', 'Hide this'],
])('moves with the keys %s to "%s"', async (keys, name) => {
  const user = renderMenu();
  await user.tab();
  await user.keyboard('{Enter}');

  await user.keyboard(keys);

  expect(document.activeElement).toHaveAccessibleName(name);
});

test('runs a command, closes and restores focus', async () => {
  const user = renderMenu();
  await user.tab();
  await user.keyboard('{Enter}');

  await user.keyboard('{Enter}');

  expect(hide).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(getButton()).toHaveFocus();
});

test('does nothing on a disabled command', async () => {
  const user = renderMenu();
  await user.click(getButton());

  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));

  expect(hide).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeVisible();
});

test('renders an item with an href as a link', async () => {
  const user = renderMenu();
  await user.click(getButton());

  expect(screen.getByRole('menuitem', { name: 'Documentation' })).toHaveAttribute('href', '#docs');
});

test('shows the selected item of a radio group and closes on selection', async () => {
  const user = renderMenu();
  await user.click(getButton());
  expect(screen.getByRole('group', { name: 'Layout' })).toBeVisible();

  await user.click(screen.getByRole('menuitemradio', { name: 'Two columns', checked: false }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await user.click(getButton());

  expect(screen.getByRole('menuitemradio', { name: 'Two columns' })).toBeChecked();
  expect(screen.getByRole('menuitemradio', { name: 'Single column' })).not.toBeChecked();
});

test('stays open while checkboxes are toggled', async () => {
  const user = renderMenu();
  await user.click(getButton());

  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Show things to do next' }));

  expect(screen.getByRole('menuitemcheckbox', { name: 'Show things to do next' })).toBeChecked();
});

test('closes on Escape and restores focus', async () => {
  const user = renderMenu();
  await user.click(getButton());

  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(getButton()).toHaveFocus();
});

test('closes on Tab and moves focus past the button', async () => {
  const user = renderMenu();
  await user.click(getButton());

  await user.tab();

  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

test('closes on a click outside and does not restore focus', async () => {
  const user = renderMenu();
  await user.click(getButton());

  await user.click(screen.getByRole('button', { name: 'Next' }));

  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

test('shows its label if requested', () => {
  render(<Menu label="Display" icon="layout" showLabel items={[]} />);

  expect(screen.getByText('Display')).toBeVisible();
});

test('includes items from fills in keyboard navigation', async () => {
  const user = userEvent.setup();
  const choose = jest.fn();
  render(
    <Menu label="Display" items={[{ label: 'First' }]}>
      <button type="button" role="menuitem" onClick={choose}>
        From an extension
      </button>
    </Menu>,
  );
  await user.click(screen.getByRole('button', { name: 'Display' }));

  await user.keyboard('{End}{Enter}');

  expect(choose).toHaveBeenCalledTimes(1);
});
