import { useState } from 'react';
import { Choice, ChoiceGroup, Icon, Pill } from '@admin/ui';
import type { Chapter } from '../chapter';

const PLANS = [
  { value: 'start', label: 'I am just starting', description: 'There is nothing to move from elsewhere.' },
  { value: 'sell', label: 'I am selling already', description: 'Online, over a counter, or both.' },
];

function Plan({ isTall = false }: { isTall?: boolean }) {
  const [chosen, choose] = useState('start');
  return (
    <ChoiceGroup legend="Which one describes you?" isWide={isTall}>
      {PLANS.map(({ value, label, description }) => (
        <Choice
          key={value}
          type="radio"
          name={isTall ? 'tall-plan' : 'plan'}
          value={value}
          label={label}
          description={description}
          isTall={isTall}
          media={isTall && <Icon name="store" size={48} />}
          checked={chosen === value}
          onChange={() => choose(value)}
        />
      ))}
    </ChoiceGroup>
  );
}

function Extras({ error, disabled }: { error?: string; disabled?: boolean }) {
  const [isWrapped, wrap] = useState(true);
  return (
    <ChoiceGroup legend="What else do you offer?" help="Choose any that apply." error={error}>
      <Choice
        type="checkbox"
        label="Gift wrap"
        description={
          <>
            Paper and a bow. <a href="#choice">Learn more</a>
          </>
        }
        aside={<Pill tone="accent">$4 a month</Pill>}
        checked={isWrapped}
        onChange={wrap}
        disabled={disabled}
      />
    </ChoiceGroup>
  );
}

export const choiceChapter: Chapter = {
  title: 'Choice',
  shows: ['ChoiceGroup', 'Choice'],
  samples: [
    { name: 'One of several', Content: () => <Plan /> },
    { name: 'With pictures', Content: () => <Plan isTall /> },
    { name: 'Several', Content: () => <Extras /> },
    { name: 'With an error', Content: () => <Extras error="Please choose at least one" /> },
    { name: 'Disabled', Content: () => <Extras disabled /> },
  ],
};
