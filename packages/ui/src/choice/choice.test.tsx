import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Choice, ChoiceGroup } from '../index';

const ROOMS = ['Kitchen', 'Bathroom'];

function OneRoom() {
  const [chosen, choose] = useState('Kitchen');
  return (
    <ChoiceGroup legend="Which room?">
      {ROOMS.map((room) => (
        <Choice
          key={room}
          type="radio"
          name="room"
          value={room}
          label={room}
          description={`A ${room.toLowerCase()} with a window`}
          checked={chosen === room}
          onChange={() => choose(room)}
        />
      ))}
    </ChoiceGroup>
  );
}

test('selects one radio button at a time by mouse and by arrow keys', async () => {
  const user = userEvent.setup();
  render(<OneRoom />);
  expect(screen.getByRole('group', { name: 'Which room?' })).toBeVisible();

  await user.click(screen.getByText('Bathroom'));
  expect(screen.getByRole('radio', { name: 'Bathroom' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Kitchen' })).not.toBeChecked();

  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'Kitchen' })).toBeChecked();
});

test('labels an option and describes it by the texts below and beside it', () => {
  render(
    <ChoiceGroup legend="Extras">
      <Choice
        type="checkbox"
        label="Gift wrap"
        description="Paper and a bow"
        aside="$2"
        checked={false}
        onChange={jest.fn()}
      />
    </ChoiceGroup>,
  );

  expect(screen.getByRole('checkbox', { name: 'Gift wrap' })).toHaveAccessibleDescription(
    'Paper and a bow $2',
  );
});

test('describes every option with the error and lets a form focus the first one', () => {
  const box = (label: string) => (
    <Choice type="checkbox" label={label} checked={false} onChange={jest.fn()} />
  );
  render(
    <ChoiceGroup legend="Industries" error="Please select at least one">
      {box('Food')}
      {box('Fashion')}
    </ChoiceGroup>,
  );

  for (const each of screen.getAllByRole('checkbox')) {
    expect(each).toBeInvalid();
    expect(each).toHaveAccessibleDescription('Please select at least one');
  }
});

test('names the group by a visually hidden legend', () => {
  render(
    <ChoiceGroup legend="Theme" isLegendHidden>
      <Choice type="radio" label="Harbor" checked onChange={jest.fn()} />
    </ChoiceGroup>,
  );

  expect(screen.getByRole('group', { name: 'Theme' })).toBeInTheDocument();
});
