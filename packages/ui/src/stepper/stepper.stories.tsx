import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../button/button';
import { Stepper, type Step } from './stepper';

const STEPS: Step[] = [
  { key: 'location', label: 'Set store location', description: 'Where your business operates from' },
  {
    key: 'rates',
    label: 'Set shipping costs',
    description: 'Define how much customers pay for shipping',
    content: (
      <>
        <p>Rates by where customers live.</p>
        <Button variant="primary">Save shipping options</Button>
      </>
    ),
  },
  { key: 'labels', label: 'Print labels at home', description: 'Save a trip to the post office' },
];

const meta = {
  title: 'UI/Stepper',
  component: Stepper,
  args: { steps: STEPS, currentStep: 'rates' },
  render: function Controlled(args) {
    const [currentStep, setCurrentStep] = useState(args.currentStep);
    return <Stepper {...args} currentStep={currentStep} onStepSelect={setCurrentStep} />;
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {};

export const Horizontal: Story = { args: { isVertical: false } };

export const FirstSkipped: Story = {
  args: { steps: STEPS.map((step, index) => ({ ...step, isSkipped: index === 0 })) },
};

export const AllDone: Story = {
  args: { steps: STEPS.map((step) => ({ ...step, isComplete: true })), currentStep: '' },
};
