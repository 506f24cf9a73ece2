import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setHost } from '@admin/host';
import { getHistory } from '@admin/navigation';
import { buildHost } from '@admin/testing';
import { TextField } from '@admin/ui';
import { FORM_ERROR, SaveForm, useFormField, type SaveFormProps } from './index';

interface Values {
  city: string;
  street: string;
  key: string;
}

const SAVED: Values = { city: 'Berkeley', street: '', key: '' };

function Field({ name, label }: { name: keyof Values; label: string }) {
  return <TextField label={label} {...useFormField(name)} />;
}

function renderForm(props: Partial<SaveFormProps<Values>> = {}) {
  const save = jest.fn<Promise<unknown>, [Values]>(() => Promise.resolve());
  const onSaved = jest.fn();
  const view = render(
    <SaveForm<Values>
      draft="shipping/store_location"
      secretFields={SECRET}
      initialValues={SAVED}
      save={save}
      explain={() => ({ [FORM_ERROR]: 'That was not saved' })}
      onSaved={onSaved}
      submitLabel="Continue"
      {...props}
    >
      <Field name="city" label="City" />
      <Field name="street" label="Street" />
      <Field name="key" label="Key" />
    </SaveForm>,
  );
  return {
    ...view,
    save,
    onSaved,
    user: userEvent.setup(),
    field: (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }),
    button: screen.getByRole('button', { name: 'Continue' }),
  };
}

const SECRET = ['key'];

const required = ({ city, street }: Values) => ({
  ...(city ? {} : { city: 'Please enter a city' }),
  ...(street ? {} : { street: 'Please enter a street' }),
});

describe('unsaved input', () => {
  test('survives a reload and shows a notice that it is not saved', async () => {
    const { user, field, unmount } = renderForm();
    await user.type(field('Street'), '1 Shattuck');
    await user.clear(field('City'));
    unmount();

    const again = renderForm({ initialValues: { ...SAVED, city: 'Oakland' } });

    expect(again.field('Street')).toHaveValue('1 Shattuck');
    expect(again.field('City')).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('Your unsaved changes were restored.');
  });

  test('shows no restored notice after its save failed', async () => {
    const first = renderForm();
    await first.user.type(first.field('City'), ' Hills');
    first.unmount();
    const save = jest.fn<Promise<unknown>, [Values]>().mockRejectedValueOnce(new Error('500'));
    const { user, field, button } = renderForm({ save });
    expect(screen.getByText(/Your unsaved changes/)).toBeVisible();

    await user.click(button);

    expect(await screen.findByText('That was not saved')).toBeInTheDocument();
    expect(field('City')).toHaveValue('Berkeley Hills');
    expect(screen.queryByText(/Your unsaved changes/)).not.toBeInTheDocument();
  });

  test('shows no restored notice when the form remounts after a failed save', async () => {
    let fail = () => {};
    const save = jest.fn(() => new Promise<void>((_, reject) => (fail = () => reject(new Error('500')))));
    const { user, field, button, unmount } = renderForm({ save });
    await user.type(field('City'), ' Hills');
    await user.click(button);
    unmount();
    fail();

    const again = renderForm();

    expect(again.field('City')).toHaveValue('Berkeley Hills');
    expect(screen.queryByText(/Your unsaved changes/)).not.toBeInTheDocument();
  });

  test('is restored by field, so values saved elsewhere meanwhile show', async () => {
    const { user, field, unmount } = renderForm();
    await user.type(field('Street'), '1 Shattuck');
    unmount();

    const again = renderForm({ initialValues: { ...SAVED, city: 'Oakland' } });

    expect(again.field('City')).toHaveValue('Oakland');
  });

  test('can be discarded', async () => {
    const { user, field, unmount } = renderForm();
    await user.type(field('City'), ' Hills');
    unmount();
    const again = renderForm();

    await user.click(screen.getByRole('button', { name: 'Discard' }));

    expect(again.field('City')).toHaveValue('Berkeley');
    expect(screen.queryByText(/Your unsaved changes/)).not.toBeInTheDocument();
    again.unmount();
    expect(renderForm().field('City')).toHaveValue('Berkeley');
  });

  test('is deleted after saving, even if the form unmounts at that moment', async () => {
    const { user, field, unmount, button, save } = renderForm({ onSaved: () => unmount() });
    await user.type(field('City'), ' Hills');
    await user.click(button);
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));

    expect(renderForm().field('City')).toHaveValue('Berkeley');
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('is stored per user and wizard', async () => {
    const { user, field, unmount } = renderForm();
    await user.type(field('City'), ' Hills');
    unmount();

    const tax = renderForm({ draft: 'tax/store_location' });
    expect(tax.field('City')).toHaveValue('Berkeley');
    tax.unmount();
    setHost(buildHost({ settings: { currentUserId: 2 } }));
    expect(renderForm().field('City')).toHaveValue('Berkeley');
  });

  test('excludes passwords', async () => {
    const { user, field } = renderForm();

    await user.type(field('Key'), 'sk_live_1');

    expect(window.sessionStorage).toHaveLength(0);
  });

  test.each(['nonsense', '[]', 'null', '{"city":{"html":"<b>"},"gone":"1"}'])(
    'is ignored if it cannot be read (%s)',
    async (stored) => {
      const { user, field, unmount } = renderForm();
      await user.type(field('City'), 'x');
      const [key] = Object.keys(window.sessionStorage);
      unmount();
      window.sessionStorage.setItem(String(key), stored);

      expect(renderForm().field('City')).toHaveValue('Berkeley');
    },
  );

  test('is optional: the form works in a browser without storage', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { user, field } = renderForm();

    await user.type(field('City'), ' Hills');

    expect(field('City')).toHaveValue('Berkeley Hills');
  });
});

describe('saving', () => {
  test('sends one request when the button is clicked repeatedly', async () => {
    let confirm = () => {};
    const save = jest.fn(() => new Promise<void>((resolve) => (confirm = resolve)));
    const { user, button, onSaved } = renderForm({ save });

    await user.dblClick(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(screen.getByText('Saving…').closest('[aria-live]')).toBeInTheDocument());
    expect(onSaved).not.toHaveBeenCalled();
    confirm();

    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('keeps input, shows an error and allows a retry after a failure', async () => {
    const save = jest.fn<Promise<unknown>, [Values]>().mockRejectedValueOnce(new Error('500'));
    const { user, field, button, onSaved } = renderForm({ save });
    await user.type(field('City'), ' Hills');

    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('That was not saved');
    expect(field('City')).toHaveValue('Berkeley Hills');
    await user.click(button);

    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('lists several errors that link to their fields and focuses the first field', async () => {
    const { user, field, button, save } = renderForm({
      validate: required,
      initialValues: { ...SAVED, city: '' },
    });

    await user.click(button);

    expect(field('City')).toHaveFocus();
    expect(field('City')).toHaveAccessibleDescription('Please enter a city');
    expect(screen.getByRole('alert')).toHaveTextContent('Please check these fields:');
    await user.click(screen.getByRole('button', { name: 'Please enter a street' }));
    expect(field('Street')).toHaveFocus();
    await user.type(field('Street'), '1');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(save).not.toHaveBeenCalled();
  });

  test('marks the fields rejected by the server until they change', async () => {
    const explain = () => ({ [FORM_ERROR]: 'That was not saved', city: 'No such city' });
    const { user, field, button } = renderForm({ save: () => Promise.reject(new Error()), explain });

    await user.click(button);
    await waitFor(() => expect(field('City')).toHaveAccessibleDescription('No such city'));
    expect(screen.getByRole('button', { name: 'No such city' })).toBeVisible();
    await user.type(field('City'), '!');

    expect(field('City')).toBeValid();
    expect(screen.queryByRole('button', { name: 'No such city' })).not.toBeInTheDocument();
  });
});

describe('leaving the page', () => {
  const leave = () => getHistory().push('admin.php?page=wc-admin');

  beforeEach(() => getHistory().replace('admin.php?page=wc-admin&task=shipping'));

  test('asks for confirmation while there are unsaved changes', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { user, field } = renderForm();
    leave();
    getHistory().replace('admin.php?page=wc-admin&task=shipping');
    expect(confirm).not.toHaveBeenCalled();

    await user.type(field('City'), '!');
    leave();

    expect(confirm).toHaveBeenCalledTimes(1);
    expect(getHistory().location.search).toBe('?page=wc-admin&task=shipping');
  });

  test('does not ask for confirmation after saving', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { user, field, button } = renderForm({ onSaved: leave });

    await user.type(field('City'), '!');
    await user.click(button);

    await waitFor(() => expect(getHistory().location.search).toBe('?page=wc-admin'));
    expect(confirm).not.toHaveBeenCalled();
  });
});
