import { useState } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { RichText, type RichTextProps } from './index';

interface FormProps extends Partial<RichTextProps> {
  html?: string;
}

let value = '';

function Form({ html = '', ...props }: FormProps) {
  const [text, setText] = useState(html);
  const tell = (written: string) => {
    value = written;
    setText(written);
  };
  return <RichText label="Description" {...props} value={text} onChange={tell} />;
}

async function open(props: FormProps = {}) {
  const user = userEvent.setup();
  value = props.html ?? '';
  const view = render(<Form {...props} />);
  const textbox = await screen.findByRole('textbox', { name: 'Description' });
  await screen.findByRole('toolbar', { name: 'Formatting' });
  return { user, textbox, ...view };
}

test('shows formatted text and leaves it unchanged without edits', async () => {
  const html = '<P class=x>Old <B>words</B></P>\r\n<ul><li>One</ul>';
  const { textbox } = await open({ html, help: 'Tell more.', error: 'Too short.', required: true });

  expect(within(textbox).getByText('words')).toBeVisible();
  expect(textbox).toHaveAccessibleDescription('Too short. Tell more.');
  expect(textbox).toBeInvalid();
  expect(textbox).toBeRequired();
  expect(value).toBe(html);
});

test('applies toolbar buttons to the selection', async () => {
  const { user, textbox } = await open({ html: '<p>Words</p>' });
  await chooseAll(user, textbox);

  await user.click(screen.getByRole('button', { name: 'Bold' }));
  await waitFor(() => expect(value).toBe('<p><strong>Words</strong></p>'));
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Bulleted list' }));
  expect(value).toBe('<ul>\n<li><strong>Words</strong></li>\n</ul>');
  await user.click(screen.getByRole('button', { name: 'Numbered list' }));
  expect(value).toBe('<ol>\n<li><strong>Words</strong></li>\n</ol>');
  await user.click(screen.getByRole('button', { name: 'Numbered list' }));
  await user.click(screen.getByRole('button', { name: 'Paragraph' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Heading 3' }));

  expect(value).toBe('<h3><strong>Words</strong></h3>');
});

test('has one tab stop for the toolbar, with arrow keys inside', async () => {
  const { user } = await open();

  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Paragraph' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Italic' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'Numbered list' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Numbered list' })).toHaveFocus();
});

test('adds, edits and removes links, and rejects unsafe URLs', async () => {
  const { user, textbox } = await open({ html: '<p>Shop</p>' });
  await chooseAll(user, textbox);

  await user.click(screen.getByRole('button', { name: 'Link' }));
  const dialog = screen.getByRole('dialog', { name: 'Insert link' });
  expect(within(dialog).getByRole('textbox', { name: 'Address' })).toHaveFocus();
  await user.keyboard('javascript:alert(1){Enter}');
  expect(within(dialog).getByText(/Please enter a URL/)).toBeVisible();
  await user.clear(within(dialog).getByRole('textbox', { name: 'Address' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Address' }), 'store.example/?a=1&b=2{Enter}');
  expect(value).toBe('<p><a href="https://store.example/?a=1&amp;b=2">Shop</a></p>');

  await user.click(screen.getByRole('button', { name: 'Link' }));
  await user.click(screen.getByRole('button', { name: 'Remove link' }));
  expect(value).toBe('<p>Shop</p>');
});

test('preserves unsupported HTML and edits it as HTML', async () => {
  const table = '<table class="sizes"><tr><td>Small</td></tr></table>';
  const { user, textbox } = await open({ html: `<p>Sizes</p>\n${table}\n<p>End</p>` });

  expect(within(textbox).getByText('Small')).toBeVisible();
  await user.click(within(textbox).getByRole('button', { name: 'Edit HTML' }));
  const field = screen.getByRole('textbox', { name: 'HTML' });
  expect(field).toHaveValue(table);
  await user.clear(field);
  await user.type(field, '<hr>');
  await user.click(screen.getByRole('button', { name: 'Apply' }));

  expect(value).toBe('<p>Sizes</p>\n<hr>\n<p>End</p>');
});

test.each([
  ['around a block', '<!-- sizes --><hr><!--more-->'],
  ['without a block', '<!--more-->'],
])('keeps comments %s that is edited as HTML', async (_place, html) => {
  const { user } = await open({ html: '<p>Sizes</p>\n<!-- old --><hr class="line">\n<p>End</p>' });

  await user.click(screen.getByRole('button', { name: 'Edit HTML' }));
  const field = screen.getByRole('textbox', { name: 'HTML' });
  await user.clear(field);
  await user.type(field, html);
  await user.click(screen.getByRole('button', { name: 'Apply' }));

  expect(value).toBe(`<p>Sizes</p>\n<!-- old -->${html}\n<p>End</p>`);
});

test('edits the whole text as HTML', async () => {
  const { user } = await open({ html: '<p>One</p>' });
  const toggle = screen.getByRole('button', { name: 'Description as HTML' });

  await user.click(toggle);
  await user.type(screen.getByRole('textbox', { name: 'Description' }), '<h2>Two</h2>');
  expect(value).toBe('<p>One</p><h2>Two</h2>');
  await user.click(toggle);

  expect(await screen.findByRole('heading', { name: 'Two' })).toBeVisible();
});

test('preserves scripts and event handlers but does not run them', async () => {
  const html = '<p onclick="alert(1)">A <a href="javascript:alert(2)">link</a></p><script>alert(3)</script>';
  const { textbox } = await open({ html });

  expect(textbox.querySelector('script, [onclick], [href]')).toBeNull();
  expect(value).toBe(html);
});

test('leaves undo to the form', async () => {
  const onUndo = jest.fn();
  const onRedo = jest.fn();
  const { user, textbox } = await open({ html: '<p>Words</p>', onUndo, onRedo });

  await user.click(textbox);
  await user.keyboard('{Control>}z{/Control}');
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');

  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(onRedo).toHaveBeenCalledTimes(1);
});

test('lets unhandled keys bubble to the form', async () => {
  const heard: boolean[] = [];
  const { user, textbox } = await open({ html: '<p>Words</p>' });
  const hear = (event: KeyboardEvent) => event.key === 'z' && heard.push(event.defaultPrevented);
  document.addEventListener('keydown', hear);

  await user.click(textbox);
  await user.keyboard('{Control>}z{/Control}');

  document.removeEventListener('keydown', hear);
  expect(heard).toEqual([false]);
});

test('replaces the content with a new value without calling onChange', async () => {
  const onChange = jest.fn();
  const field = (text: string) => <RichText label="Description" value={text} onChange={onChange} />;
  const { rerender } = render(field('<p>One</p>'));
  const textbox = await screen.findByRole('textbox', { name: 'Description' });

  rerender(field('<p>One</p>\n<p>Two</p>'));
  await waitFor(() => expect(textbox).toHaveTextContent('OneTwo'));
  rerender(field(''));

  await waitFor(() => expect(textbox).toHaveTextContent(/^$/));
  expect(onChange).not.toHaveBeenCalled();
});

test('shows read-only text', async () => {
  render(<RichText label="Description" value="<p>One</p>" onChange={() => {}} disabled />);
  const textbox = await screen.findByRole('textbox', { name: 'Description' });

  expect(textbox).toHaveAttribute('aria-disabled', 'true');
  expect(textbox).toHaveAttribute('contenteditable', 'false');
  expect(screen.getByRole('button', { name: 'Bold' })).toBeDisabled();
});

async function chooseAll(user: UserEvent, textbox: HTMLElement) {
  await user.click(textbox);
  await user.keyboard('{Control>}a{/Control}');
}
