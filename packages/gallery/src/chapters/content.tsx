import {
  Badge,
  Button,
  Card,
  Html,
  ICON_NAMES,
  Icon,
  Illustration,
  InlineNotice,
  Pill,
  ProgressBar,
  Tiles,
  VisuallyHidden,
} from '@admin/ui';
import type { Chapter } from '../chapter';

export const cardChapter: Chapter = {
  title: 'Card and Tiles',
  shows: ['Card', 'Tiles'],
  samples: [
    { name: 'Plain', Content: () => <Card>Ships within two days.</Card> },
    {
      name: 'With a heading, actions and a footer',
      Content: () => (
        <Card
          title="Orders to fulfill"
          headingLevel={3}
          actions={<Button variant="link">Manage all orders</Button>}
          footer={<Button>Show more</Button>}
        >
          Two orders wait for you.
        </Card>
      ),
    },
    {
      name: 'Tiles',
      Content: () => (
        <Tiles aria-label="Today">
          <li>Gross sales: $120.00</li>
          <li>Orders: 3</li>
          <li>Products sold: 7</li>
        </Tiles>
      ),
    },
  ],
};

export const marksChapter: Chapter = {
  title: 'Badge and Pill',
  shows: ['Badge', 'Pill'],
  samples: [
    {
      name: 'Badges',
      Content: () => (
        <>
          <Badge count={3} label="3 tasks left" />
          <Badge count={120} label="120 reviews" />
        </>
      ),
    },
    {
      name: 'Pills',
      Content: () => (
        <>
          <Pill>Draft</Pill>
          <Pill tone="accent">Recommended</Pill>
          <Pill tone="success">Completed</Pill>
          <Pill tone="warning">On hold</Pill>
          <Pill tone="error">Failed</Pill>
        </>
      ),
    },
  ],
};

export const noticeChapter: Chapter = {
  title: 'InlineNotice',
  shows: ['InlineNotice'],
  samples: [
    {
      name: 'Each status',
      Content: () => (
        <>
          <InlineNotice status="info">The import goes on in the background.</InlineNotice>
          <InlineNotice status="success">Recommended settings applied.</InlineNotice>
          <InlineNotice status="warning" actions={<Button size="small">Use recommended settings</Button>}>
            Prices are entered with tax and shown without.
          </InlineNotice>
          <InlineNotice status="error">There was a problem saving your store location</InlineNotice>
        </>
      ),
    },
  ],
};

export const progressChapter: Chapter = {
  title: 'ProgressBar',
  shows: ['ProgressBar'],
  samples: [
    {
      name: 'Nothing, some, all',
      Content: () => (
        <>
          <ProgressBar label="Setup progress" value={0} max={6} />
          <ProgressBar label="Setup progress" value={2} max={6} />
          <ProgressBar label="Setup progress" value={6} max={6} />
        </>
      ),
    },
  ],
};

export const iconChapter: Chapter = {
  title: 'Icon',
  shows: ['Icon'],
  samples: [
    {
      name: 'All of them',
      Content: () => (
        <ul className="sa-gallery__icons">
          {ICON_NAMES.map((name) => (
            <li key={name}>
              <Icon name={name} /> {name}
            </li>
          ))}
        </ul>
      ),
    },
  ],
};

export const illustrationChapter: Chapter = {
  title: 'Illustration',
  shows: ['Illustration'],
  samples: [
    {
      name: 'All shapes on the ground they share',
      Content: () => (
        <div className="sa-gallery__illustration">
          <Illustration>
            <path className="paper" d="M40 40h56v64H40z" />
            <path className="tone" d="M40 40h56v16H40z" />
            <path className="line" d="M50 68h36M50 80h24" />
            <circle className="solid" cx="118" cy="82" r="20" />
            <path className="cut" d="M109 82l6 6 12-12" />
          </Illustration>
        </div>
      ),
    },
  ],
};

const HTML = '<strong>Set it up</strong> with <a href="#guide">the guide</a>, <em>then</em> save.<br>Done.';

export const textChapter: Chapter = {
  title: 'Html and VisuallyHidden',
  shows: ['Html', 'VisuallyHidden'],
  samples: [
    { name: 'What may pass', Content: () => <Html html={HTML} /> },
    { name: 'What may not', Content: () => <Html html="<img src=x onerror=alert(1)>Only the words stay." /> },
    {
      name: 'Heard, not seen',
      Content: () => (
        <p>
          4.5 <VisuallyHidden>of 5 stars</VisuallyHidden>
        </p>
      ),
    },
  ],
};
