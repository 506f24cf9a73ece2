import { act, render, screen, waitFor } from '@testing-library/react';
import {
  getHistory,
  getNewPath,
  getQuery,
  useConfirmUnsavedChanges,
  useLocationValue,
  useLocation,
  useQuery,
} from './index';

const HOME = '/wp-admin/admin.php?page=wc-admin';

beforeEach(() => getHistory().replace(HOME));

function Place() {
  return (
    <p>
      {useLocation().pathname} {useQuery()['task']}
    </p>
  );
}

test('updates components when the URL changes', () => {
  render(<Place />);

  act(() => getHistory().push(getNewPath({ task: 'tax' }, '/customers')));

  expect(screen.getByText('/customers tax')).toBeInTheDocument();
});

test('rerenders a component that reads one parameter only when it changes', () => {
  const drawn = jest.fn();
  function Task() {
    const task = useLocationValue(() => getQuery()['task'] ?? 'none');
    drawn(task);
    return <p>{task}</p>;
  }
  render(<Task />);
  drawn.mockClear();

  act(() => getHistory().push(getNewPath({ paged: 2 })));
  expect(drawn).not.toHaveBeenCalled();

  act(() => getHistory().push(getNewPath({ task: 'tax' })));
  expect(screen.getByText('tax')).toBeInTheDocument();
});

interface FormProps {
  hasUnsavedChanges: boolean;
  shouldConfirm?: (url: URL, fallback: () => boolean) => boolean;
}

function Form({ hasUnsavedChanges, shouldConfirm }: FormProps) {
  useConfirmUnsavedChanges(hasUnsavedChanges, shouldConfirm, 'Leave?');
  return <Place />;
}

function answer(isLeaving: boolean) {
  return jest.spyOn(window, 'confirm').mockReturnValue(isLeaving);
}

const leave = (path = '/customers') => act(() => getHistory().push(getNewPath({}, path)));

function closesUnasked(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('stays on the page when the user cancels', () => {
  const question = answer(false);
  render(<Form hasUnsavedChanges />);

  leave();

  expect(question).toHaveBeenCalledWith('Leave?');
  expect(screen.getByText('/')).toBeInTheDocument();
});

test('leaves the page when the user confirms', () => {
  answer(true);
  render(<Form hasUnsavedChanges />);

  leave();

  expect(screen.getByText('/customers')).toBeInTheDocument();
});

test('asks for confirmation when going back', async () => {
  const question = answer(false);
  leave();
  render(<Form hasUnsavedChanges />);

  act(() => getHistory().back());

  await waitFor(() => expect(question).toHaveBeenCalledTimes(1));
  expect(screen.getByText('/customers')).toBeInTheDocument();
});

test('does not ask for query changes and stays active afterwards', () => {
  const question = answer(false);
  render(<Form hasUnsavedChanges />);

  act(() => getHistory().push(getNewPath({ task: 'tax' })));
  expect(screen.getByText('/ tax')).toBeInTheDocument();
  expect(question).not.toHaveBeenCalled();

  leave();
  expect(question).toHaveBeenCalledTimes(1);
});

test('lets the form decide which URLs need confirmation', () => {
  const question = answer(false);
  const shouldConfirm = (url: URL, fallback: () => boolean) =>
    url.searchParams.has('discard') ? false : fallback();
  render(<Form hasUnsavedChanges shouldConfirm={shouldConfirm} />);

  act(() => getHistory().push(getNewPath({ discard: 1 }, '/customers')));

  expect(question).not.toHaveBeenCalled();
  expect(screen.getByText('/customers')).toBeInTheDocument();
});

test('asks on closing the page only while there are unsaved changes', () => {
  const { rerender, unmount } = render(<Form hasUnsavedChanges={false} />);
  expect(closesUnasked()).toBe(true);

  rerender(<Form hasUnsavedChanges />);
  expect(closesUnasked()).toBe(false);

  unmount();
  expect(closesUnasked()).toBe(true);
});
