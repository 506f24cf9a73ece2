import { useState } from 'react';
import { RichText, type RichTextProps } from '@admin/rich-text';
import type { Chapter } from '../chapter';

function Text({ start = '', ...rest }: Omit<RichTextProps, 'value' | 'onChange'> & { start?: string }) {
  const [value, setValue] = useState(start);
  return <RichText {...rest} value={value} onChange={setValue} />;
}

const OLD_TEXT = `<h2>The harbour mug</h2>
<p class="lead">Holds <strong>12 oz</strong> and a <a href="https://store.example/lid">lid</a>.</p>
<ul>
<li>Stoneware</li>
<li>Made in <em>Bristol</em></li>
</ul>
<table class="sizes"><tr><td>Height</td><td>10 cm</td></tr></table>

[gallery ids="1,2"]`;

export const richTextChapter: Chapter = {
  title: 'RichText',
  shows: ['RichText'],
  samples: [
    {
      name: 'Empty, with help',
      Content: () => (
        <Text
          label="Summary"
          rows={3}
          placeholder="In one or two sentences"
          help="Stands beside the picture."
        />
      ),
    },
    { name: 'HTML of many years', Content: () => <Text label="Description" start={OLD_TEXT} /> },
    {
      name: 'Required, with an error',
      Content: () => <Text label="Story" rows={3} required error="Please tell a little." />,
    },
    { name: 'Read only', Content: () => <Text label="Terms" rows={2} start="<p>No returns.</p>" disabled /> },
  ],
};
