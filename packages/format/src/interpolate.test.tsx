import { render, screen } from '@testing-library/react';
import { interpolate } from './index';

const link = <a href="/terms">unused</a>;

function renderSentence(...args: Parameters<typeof interpolate>) {
  return render(<p>{interpolate(...args)}</p>).container;
}

test('wraps the text between two tokens', () => {
  const page = renderSentence('By going on you accept {{link}}our terms{{/link}}.', { link });

  expect(page).toHaveTextContent('By going on you accept our terms.');
  expect(screen.getByRole('link', { name: 'our terms' })).toHaveAttribute('href', '/terms');
});

test('replaces a self-closing token with an element', () => {
  const page = renderSentence('Press {{key/}} to go on', { key: <kbd>Enter</kbd> });

  expect(page).toHaveTextContent('Press Enter to go on');
});

test('nests elements and uses them more than once', () => {
  const page = renderSentence('{{b}}a {{i}}b{{/i}}{{/b}} c {{b}}d{{/b}}', { b: <b />, i: <i /> });

  expect(page.innerHTML).toBe('<p><b>a <i>b</i></b> c <b>d</b></p>');
});

test('omits a null element and keeps its text', () => {
  expect(renderSentence('a {{link}}b{{/link}} {{icon/}}c', { link: null, icon: null })).toHaveTextContent(
    'a b c',
  );
});

test('returns a sentence without tokens unchanged', () => {
  expect(interpolate('100 % { done }', {})).toBe('100 % { done }');
});

const FAULTS: [string, string, unknown, string][] = [
  ['no component', '{{link}}a{{/link}}', {}, 'no component for {{link}}'],
  ['only an inherited member', '{{toString/}}', {}, 'no component for {{toString}}'],
  ['a component that is text', '{{link}}a{{/link}}', { link: 'a' }, 'neither an element nor null'],
  ['a component that is a function', '{{link/}}', { link: () => null }, 'neither an element nor null'],
  ['no closing token', 'a {{link}}b', { link }, 'no closing token for {{link}}'],
  ['no opening token', 'a{{/link}} b', { link }, 'no opening token for {{/link}}'],
  ['tokens that cross', '{{a}}1{{b}}2{{/a}}3{{/b}}', { a: <b />, b: <i /> }, 'no opening token for {{/a}}'],
  ['components that are null', '{{link/}}', null, 'an object of components'],
  ['components that are text', 'plain', 'link', 'an object of components'],
];

/** Values that an untyped caller may pass. */
const interpolateAnything: (text: string, components: never, options?: { throwErrors: boolean }) => unknown =
  interpolate;

test.each(FAULTS)('throws for %s in strict mode', (_, text, components, message) => {
  expect(() => interpolateAnything(text, components as never, { throwErrors: true })).toThrow(message);
});

test.each(FAULTS)('shows the plain text for %s otherwise', (_, text, components) => {
  expect(interpolateAnything(text, components as never)).toBe(text);
});
