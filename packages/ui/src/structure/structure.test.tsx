import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './error-boundary';
import { useAutofocusHeading } from './use-autofocus-heading';
import { useNeighborFocus } from './use-neighbor-focus';

function Screen({ route }: { route: string }) {
  const heading = useAutofocusHeading(route);
  return <h1 ref={heading}>{route}</h1>;
}

test('focuses a heading on mount and on route changes', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Screen route="Home" />);
  expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus();
  await user.click(document.body);

  rerender(<Screen route="Home" />);
  expect(document.body).toHaveFocus();
  rerender(<Screen route="Shipping" />);

  expect(screen.getByRole('heading', { name: 'Shipping' })).toHaveFocus();
});

test('moves focus from a removed row to the next, the previous or the list', async () => {
  function Rows() {
    const [rows, setRows] = useState(['Cup', 'Plate', 'Bowl']);
    const { container, keepFocusNear } = useNeighborFocus<HTMLUListElement>(rows.length, 'button');
    const remove = (name: string) => {
      keepFocusNear(rows.indexOf(name));
      setRows(rows.filter((row) => row !== name));
    };
    return (
      <ul ref={container} tabIndex={-1}>
        {rows.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => remove(row)}>
              {row}
            </button>
          </li>
        ))}
      </ul>
    );
  }
  const user = userEvent.setup();
  render(<Rows />);

  await user.click(screen.getByRole('button', { name: 'Plate' }));
  expect(screen.getByRole('button', { name: 'Bowl' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Bowl' }));
  expect(screen.getByRole('button', { name: 'Cup' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cup' }));
  expect(screen.getByRole('list')).toHaveFocus();
});

describe('an error boundary', () => {
  let isBroken = true;
  function Fragile() {
    if (isBroken) throw new Error('Null category');
    return <p>Works again</p>;
  }

  beforeEach(() => {
    isBroken = true;
    // React reports what a boundary caught.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  test('keeps the page running, reports the error and offers a retry', async () => {
    const user = userEvent.setup();
    const report = jest.fn();
    render(
      <>
        <p>Menu</p>
        <ErrorBoundary
          onError={report}
          fallback={(error, reset) => (
            <button type="button" onClick={reset}>
              {String(error)}
            </button>
          )}
        >
          <Fragile />
        </ErrorBoundary>
      </>,
    );
    expect(screen.getByText('Menu')).toBeVisible();
    expect(report).toHaveBeenCalledWith(new Error('Null category'), expect.anything());

    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Error: Null category' }));

    expect(screen.getByText('Works again')).toBeVisible();
  });

  test('shows a static fallback', () => {
    render(
      <ErrorBoundary fallback={<p>This part could not be displayed.</p>}>
        <Fragile />
      </ErrorBoundary>,
    );

    expect(screen.getByText('This part could not be displayed.')).toBeVisible();
  });

  test('reports the error even without a fallback', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <ErrorBoundary fallback={null}>
        <Fragile />
      </ErrorBoundary>,
      { onCaughtError: () => {} },
    );

    expect(log).toHaveBeenCalledWith(new Error('Null category'));
  });
});
