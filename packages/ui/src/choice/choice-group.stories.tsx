import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Pill } from '../content/badge';
import { Icon } from '../icon/icon';
import { Choice } from './choice';
import { ChoiceGroup } from './choice-group';

const PLANS = [
  { value: 'start', label: 'I’m just getting started', description: 'You have nothing to import.' },
  { value: 'sell', label: 'I’m already selling', description: 'Online, in person, or both.' },
];

/** Wide groups use tall options with images. */
function Plans(args: Parameters<typeof ChoiceGroup>[0]) {
  const isTall = args.isWide === true;
  const [chosen, setChosen] = useState('start');
  return (
    <ChoiceGroup {...args}>
      {PLANS.map((plan) => (
        <Choice
          key={plan.value}
          {...plan}
          type="radio"
          name="plan"
          isTall={isTall}
          media={isTall && <Icon name="store" size={48} />}
          checked={chosen === plan.value}
          onChange={() => setChosen(plan.value)}
        />
      ))}
    </ChoiceGroup>
  );
}

function Extras({ disabled, ...args }: Parameters<typeof ChoiceGroup>[0] & { disabled?: boolean }) {
  const [isWrapped, setWrapped] = useState(true);
  return (
    <ChoiceGroup {...args}>
      <Choice
        type="checkbox"
        label="Gift wrap"
        description={
          <>
            Paper and a bow. <a href="#gift-wrap">Learn more</a>
          </>
        }
        aside={<Pill tone="accent">$4 a month</Pill>}
        checked={isWrapped}
        onChange={setWrapped}
        disabled={disabled}
      />
    </ChoiceGroup>
  );
}

const meta = {
  title: 'UI/ChoiceGroup',
  component: ChoiceGroup,
  subcomponents: { Choice },
  args: { legend: 'What else do you offer?', children: null },
  render: Extras,
} satisfies Meta<typeof ChoiceGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfSeveral: Story = { args: { legend: 'Which one describes you?' }, render: Plans };

export const WithImages: Story = { ...OneOfSeveral, args: { ...OneOfSeveral.args, isWide: true } };

export const Several: Story = {};

export const WithError: Story = { args: { error: 'Choose at least one' } };

export const Disabled: Story = { render: (args) => <Extras {...args} disabled /> };
