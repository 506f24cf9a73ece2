import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination, PaginationPageArrowsWithPicker, usePagination } from './pagination';

function Rows({ total }: { total: number }) {
  const pages = usePagination({ totalCount: total });
  return (
    <>
      <p>
        Rows {pages.start} to {pages.end}
      </p>
      <Pagination
        page={pages.currentPage}
        perPage={pages.perPage}
        total={total}
        onPageChange={pages.setCurrentPage}
        onPerPageChange={pages.setPerPageChange}
      />
    </>
  );
}

test('moves by page, by page number and by page size', async () => {
  const user = userEvent.setup();
  render(<Rows total={120} />);
  expect(screen.getByText('Rows 1 to 25')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous Page' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Next Page' }));
  expect(screen.getByText('Rows 26 to 50')).toBeVisible();
  expect(screen.getByText('Page 2 of 5')).toBeVisible();

  const field = screen.getByRole('spinbutton', { name: 'Go to page' });
  await user.clear(field);
  await user.type(field, '9');
  expect(field).toBeInvalid();
  await user.tab();
  expect(screen.getByText('Rows 26 to 50')).toBeVisible();
  expect(field).toHaveValue(2);

  await user.clear(field);
  await user.type(field, '5');
  await user.tab();
  expect(screen.getByText('Rows 101 to 120')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next Page' })).toBeDisabled();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
  expect(screen.getByText('Rows 1 to 50')).toBeVisible();
});

test('goes to the last existing page when the page size grows', async () => {
  const user = userEvent.setup();
  const [goTo, resize] = [jest.fn(), jest.fn()];
  render(<Pagination page={5} perPage={25} total={120} onPageChange={goTo} onPerPageChange={resize} />);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100');

  expect(resize).toHaveBeenCalledWith(100);
  expect(goTo).toHaveBeenCalledWith(2);
});

test('renders nothing for a single page, and supports a render function', () => {
  const { rerender } = render(<Pagination page={1} perPage={25} total={7} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();

  rerender(
    <Pagination page={1} perPage={25} total={70}>
      {({ pageCount }) => <p>{pageCount} pages</p>}
    </Pagination>,
  );
  expect(screen.getByText('3 pages')).toBeVisible();

  rerender(<PaginationPageArrowsWithPicker pageCount={1} currentPage={1} setCurrentPage={() => {}} />);
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
});
