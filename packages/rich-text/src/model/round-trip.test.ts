import fc from 'fast-check';
import { EditorState } from 'prosemirror-state';
import { parseDocument } from './parse';
import { schema } from './schema';
import { serializeDocument } from './serialize';

const write = (html: string) => {
  const { doc, originals } = parseDocument(html);
  return serializeDocument(doc, originals);
};

/** The HTML after `words` was typed at the start of the first block that contains `at`. */
function typeBefore(html: string, at: string, words = 'New '): string {
  const { doc, originals } = parseDocument(html);
  let position: number | undefined;
  doc.descendants((node, pos) => {
    const offset = node.isText && position === undefined ? (node.text ?? '').indexOf(at) : -1;
    if (offset >= 0) position = pos + offset;
  });
  if (position === undefined) throw new Error(`"${at}" cannot be edited.`);
  return serializeDocument(EditorState.create({ doc }).tr.insertText(words, position).doc, originals);
}

const kindsOf = (html: string): string[] => {
  const kinds: string[] = [];
  parseDocument(html).doc.forEach(({ type }) => kinds.push(type.name));
  return kinds;
};

const OLD_TEXTS: [string, string][] = [
  ['empty text', ''],
  ['whitespace', ' \n '],
  ['paragraphs', '<p>One</p>\n<p class="lead" style="text-align: center">Two</p>\n'],
  ['text without tags', 'First line\nsecond line\n\nNext <strong>paragraph</strong>\r\n\r\nLast'],
  ['a table', '<p>Sizes</p><table border=1><tr><td>S<td>M</table>\n<p>End</p>'],
  ['shortcodes', 'Look:\n\n[gallery ids="1,2"]\n\n[caption id="a"]<img src="/a.jpg" /> Words[/caption]'],
  ['an iframe', '<iframe width="560" src="https://video.example/1" allowfullscreen></iframe>\n\nText'],
  [
    'nested lists',
    '<ul class="x">\n\t<li>One\n\t<ul>\n\t\t<li>Deep</li>\n\t</ul>\n\t</li>\n\t<li><p>Two</p></li>\n</ul>',
  ],
  ['unclosed elements', '<p>One<p>Two<b>bold'],
  ['closing tags without opening tags', 'Text</p></div>'],
  ['a script', '<p>A</p><script>if (1 < 2) document.write("</p>")</script>'],
  ['block comments', '<!-- wp:paragraph -->\n<p>Block</p>\n<!-- /wp:paragraph -->\n\n<p>After</p>'],
  ['a comment', '<p>A</p><!--more--><p>B</p>'],
  ['entities', '<p>Tom &amp; Jerry&#8217;s&nbsp;&copy; &unknown; & co</p>'],
  ['overlapping elements', '<p><b>One <i>two</b> three</i></p>'],
  ['an empty element', '<p><i class="icon"></i> Sign <a id="here"></a></p>'],
  ['uppercase tags', '<P ALIGN=CENTER>Old<BR>school</P>'],
  ['text next to blocks', 'Intro<div class="row"><p>In</p>bare</div>outro'],
  ['line breaks', '<p>One<br />\ntwo<br>three\nfour</p>'],
  ['null characters', '<p>a\0b</p>'],
  ['angle brackets in text', '<p>3 < 5 > 4 and a<b</p>'],
];

test.each(OLD_TEXTS)('%s: unedited HTML is unchanged', (_what, html) => {
  expect(write(html)).toBe(html);
});

const MARKUP =
  '<p>|</p>|<ul>|<li>|</li>|</ul>|<b>|</b>|<a href="?a=1&b=2">|</a>|<br/>|<!-- x -->|<div class=a>|</div>|<table>|</table>|[x]|&amp;| |\n|\n\n|\r\n'.split(
    '|',
  );

test('leaves any unedited text unchanged', () => {
  const piece = fc.oneof(fc.constantFrom(...MARKUP), fc.string({ maxLength: 5 }));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const html = pieces.join('');
      expect(write(html)).toBe(html);
    }),
    { numRuns: 500 },
  );
});

test.each<[string, string, string, string]>([
  [
    'a paragraph',
    '<p class="lead">One</p>\n<TABLE><tr><td>x</TABLE>',
    'One',
    '<p class="lead">New One</p>\n<TABLE><tr><td>x</TABLE>',
  ],
  ['text without tags', 'One &rsquo;\ntwo\n\nThree &rsquo;', 'two', 'One ’\nNew two\n\nThree &rsquo;'],
  ['text after a line break', '<p>One<br />\ntwo</p>', 'two', '<p>One<br />\nNew two</p>'],
  [
    'a list item',
    '<ul class="x">\n\t<li>One</li>\n\t<li id="b">Two &copy;</li>\n</ul>',
    'One',
    '<ul class="x">\n\t<li>New One</li>\n\t<li id="b">Two &copy;</li>\n</ul>',
  ],
  [
    'a nested list item',
    '<ol>\n<li>One\n<ul>\n<li>Deep</li>\n</ul>\n</li>\n</ol>',
    'Deep',
    '<ol>\n<li>One\n<ul>\n<li>New Deep</li>\n</ul>\n</li>\n</ol>',
  ],
  [
    'a nested block',
    '<div class="a"><section>\n<p>In</p><hr></section></div>',
    'In',
    '<div class="a"><section>\n<p>New In</p><hr></section></div>',
  ],
  [
    'text before a link',
    '<p><a class="b" href="?a=1&b=2" target="_blank">Go</a></p>',
    'Go',
    '<p>New <a href="?a=1&amp;b=2" class="b" target="_blank">Go</a></p>',
  ],
  [
    'text before inline elements',
    '<p>Is <b class="x">big</b> <span style="color: red">red</span></p>',
    'Is',
    '<p>New Is <b class="x">big</b> <span style="color: red">red</span></p>',
  ],
  [
    'text after an image',
    '<p><img class="size-full" src="/a.jpg" alt="A" width="3"/> Words</p>',
    ' Words',
    '<p><img class="size-full" src="/a.jpg" alt="A" width="3"/>New  Words</p>',
  ],
  ['text before an empty element', '<p>A <i class="icon"></i></p>', 'A', '<p>New A <i class="icon"></i></p>'],
  ['text after a non-breaking space', '<p>&nbsp;A</p>', 'A', '<p>&nbsp;New A</p>'],
])('typing in %s leaves the markup around it unchanged', (_what, html, at, expected) => {
  expect(typeBefore(html, at)).toBe(expected);
});

test('escapes typed HTML characters', () => {
  expect(typeBefore('<p>x</p>', 'x', '<b> & "q" ')).toBe('<p>&lt;b&gt; &amp; "q" x</p>');
});

test.each<[string, string[]]>([
  ['<p>A</p><table><tr><td>1</td></tr></table>', ['paragraph', 'opaque']],
  ['[products limit="4"]', ['opaque']],
  ['[b]words[/b] and more', ['paragraph']],
  ['<div><table></table></div>', ['opaque']],
  ['<div>Words</div>', ['container']],
  ['<ul><li>One</ul>', ['opaque']],
  ['<p>a<form></form></p>', ['opaque']],
  ['<a href="/x"><div>Block</div></a>', ['opaque']],
  ['<p>One<p>Two', ['opaque']],
  ['<h2>A</h2>B', ['heading', 'paragraph']],
  ['<!-- wp:group --><p>a</p><!-- wp:group --><!-- /wp:group --><!-- /wp:group -->', ['opaque']],
])('reads %s as %j', (html, kinds) => {
  expect(kindsOf(html)).toEqual(kinds);
});

test('writes simple HTML for new content', () => {
  const { doc, originals } = parseDocument('');
  const { paragraph, bulletList, listItem, heading } = schema.nodes;
  const line = (text: string) => paragraph.create(null, schema.text(text));
  const made = doc.type.create(null, [
    heading.create({ level: 3 }, schema.text('Title')),
    line('One'),
    paragraph.create(),
    bulletList.create(null, [listItem.create(null, line('a')), listItem.create(null, line('b'))]),
  ]);

  expect(serializeDocument(made, originals)).toBe(
    '<h3>Title</h3>\n<p>One</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
  );
});

test('restores the original HTML when an edit is reverted', () => {
  const html = '<p >Old&#8217;s</p  >\n\n<p>Next</p>';
  const { doc, originals } = parseDocument(html);
  const typed = EditorState.create({ doc }).tr.insertText('x', 1);

  expect(serializeDocument(typed.doc, originals)).not.toBe(html);
  expect(serializeDocument(typed.delete(1, 2).doc, originals)).toBe(html);
});
