import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState, type FormEvent } from 'react';
import { Button } from './button';

test('does not submit a form by default', () => {
  render(<Button>Save</Button>);

  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'button');
});

test('renders a link when it has an href', () => {
  render(
    <Button href="/wp-admin/" target="_blank" rel="noopener">
      Open
    </Button>,
  );

  const link = screen.getByRole('link', { name: 'Open' });
  expect(link).toHaveAttribute('href', '/wp-admin/');
  expect(link).toHaveAttribute('target', '_blank');
});

test('keeps its label and focus and ignores clicks while busy', async () => {
  const user = userEvent.setup();
  const press = jest.fn();
  const { rerender } = render(<Button onClick={press}>Save</Button>);
  await user.click(screen.getByRole('button'));

  rerender(
    <Button onClick={press} busy>
      Save
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: 'Save', busy: true }));
  await user.keyboard('{Enter} ');

  expect(press).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveFocus();
});

test('does not submit its form by click or Enter while busy', async () => {
  const user = userEvent.setup();
  const submit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <input aria-label="City" />
      <Button type="submit" busy>
        Save
      </Button>
    </form>,
  );

  await user.click(screen.getByRole('button'));
  await user.type(screen.getByRole('textbox'), 'Rome{Enter}');

  expect(submit).not.toHaveBeenCalled();
});

test('is not focusable while disabled', async () => {
  const user = userEvent.setup();
  render(<Button disabled>Save</Button>);

  await user.tab();

  expect(screen.getByRole('button')).toBeDisabled();
  expect(document.body).toHaveFocus();
});

test('takes its name from aria-label when it only has an icon', () => {
  render(<Button icon="close" aria-label="Close" />);

  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
});

test('forwards its ref', () => {
  const ref = createRef<HTMLElement>();
  render(<Button ref={ref}>Save</Button>);

  expect(ref.current).toBe(screen.getByRole('button'));
});

test('updates icon and label after a page translator replaced the text', () => {
  const { rerender } = render(<Button>Save draft</Button>);
  const text = document.createTreeWalker(screen.getByRole('button'), NodeFilter.SHOW_TEXT).nextNode();
  const translation = document.createElement('font');
  translation.textContent = 'Entwurf speichern';
  if (text instanceof Text) text.replaceWith(translation);

  rerender(<Button icon="check">Saved</Button>);

  expect(screen.getByRole('button')).toHaveTextContent(/^Saved$/);
  expect(screen.getByRole('button').querySelector('svg')).toBeInTheDocument();
});

test('keeps focus on a button that its own click disables, until focus moves', async () => {
  function Pager() {
    const [isLast, setLast] = useState(false);
    return (
      <>
        <Button disabled={isLast} onClick={() => setLast(true)}>
          Next page
        </Button>
        <Button>Download</Button>
      </>
    );
  }
  render(<Pager />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');

  const next = screen.getByRole('button', { name: 'Next page' });
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.tab();

  expect(screen.getByRole('button', { name: 'Download' })).toHaveFocus();
  expect(next).toBeDisabled();
});
