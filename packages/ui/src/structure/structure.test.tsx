import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './error-boundary';
import { useAutofocusHeading } from './use-autofocus-heading';

function Screen({ route }: { route: string }) {
  const heading = useAutofocusHeading(route);
  return <h1 ref={heading}>{route}</h1>;
}

test('a heading takes focus when it appears and when the route changes', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Screen route="Home" />);
  expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus();
  await user.click(document.body);

  rerender(<Screen route="Home" />);
  expect(document.body).toHaveFocus();
  rerender(<Screen route="Shipping" />);

  expect(screen.getByRole('heading', { name: 'Shipping' })).toHaveFocus();
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

  test('keeps the page alive, tells of the error and tries again', async () => {
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

  test('shows a fixed text in the place of what broke', () => {
    render(
      <ErrorBoundary fallback={<p>This part could not be shown.</p>}>
        <Fragile />
      </ErrorBoundary>,
    );

    expect(screen.getByText('This part could not be shown.')).toBeVisible();
  });
});
