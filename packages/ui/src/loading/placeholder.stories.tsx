import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Placeholder } from './placeholder';

const meta = { title: 'UI/Placeholder', component: Placeholder } satisfies Meta<typeof Placeholder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Round: Story = { args: { isRound: true, width: 48, height: 48 } };

export const Line: Story = { args: { width: '60%', height: 16 } };
