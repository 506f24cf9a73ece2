import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Illustration } from './illustration';

const meta = {
  title: 'UI/Illustration',
  component: Illustration,
  decorators: (Story) => <div style={{ inlineSize: '176px' }}>{Story()}</div>,
} satisfies Meta<typeof Illustration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllShapes: Story = {
  args: {
    children: (
      <>
        <path className="paper" d="M40 40h56v64H40z" />
        <path className="tone" d="M40 40h56v16H40z" />
        <path className="line" d="M50 68h36M50 80h24" />
        <circle className="solid" cx="118" cy="82" r="20" />
        <path className="cut" d="M109 82l6 6 12-12" />
      </>
    ),
  },
};
