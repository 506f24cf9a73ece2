import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TokenList } from './token-list';

const BRANDS = ['Harbour', 'Lantern'];

const meta = {
  title: 'Filters/TokenList',
  component: TokenList,
  args: { labelId: 'brands', values: ['0', '1'], getLabel: (value) => BRANDS[Number(value)] },
  decorators: (Story) => (
    <>
      <p id="brands">Brands</p>
      <Story />
    </>
  ),
} satisfies Meta<typeof TokenList>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
