import { useRef, useState } from 'react';
import {
  Button,
  Modal,
  SnackbarList,
  Stepper,
  TextField,
  Tour,
  type SnackbarNotice,
  type Step,
} from '@admin/ui';
import type { Chapter } from '../chapter';

function Question() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Hide the list</Button>
      {isOpen && (
        <Modal
          title="Hide store setup tasks"
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="primary" onClick={close}>
                Yes, hide store setup tasks
              </Button>
            </>
          }
        >
          <p>Are you sure? These tasks are required for all stores.</p>
        </Modal>
      )}
    </>
  );
}

function LongDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Read the terms</Button>
      {isOpen && (
        <Modal title="Terms of service" onClose={() => setOpen(false)}>
          {Array.from({ length: 30 }, (_, index) => (
            <p key={index}>Paragraph {index + 1} of what was agreed between the store and the provider.</p>
          ))}
        </Modal>
      )}
    </>
  );
}

export const modalChapter: Chapter = {
  title: 'Modal',
  shows: ['Modal'],
  samples: [
    { name: 'A question', opener: { name: 'Hide the list', by: 'press' }, Content: Question },
    { name: 'More than fits', opener: { name: 'Read the terms', by: 'press' }, Content: LongDialog },
  ],
};

const steps = (extra: Partial<Step> = {}): Step[] => [
  { key: 'location', label: 'Set store location', description: 'Where the business operates from' },
  {
    key: 'rates',
    label: 'Set shipping costs',
    description: 'What customers pay for shipping',
    content: (
      <>
        <p>Rates by where customers live.</p>
        <Button variant="primary">Save shipping options</Button>
      </>
    ),
    ...extra,
  },
  { key: 'labels', label: 'Print labels at home', description: 'Saves the way to the post office' },
];

function Steps({ isVertical }: { isVertical: boolean }) {
  const [currentStep, setCurrentStep] = useState('rates');
  return (
    <Stepper
      headingLevel={4}
      isVertical={isVertical}
      steps={steps()}
      currentStep={currentStep}
      onStepSelect={setCurrentStep}
    />
  );
}

export const stepperChapter: Chapter = {
  title: 'Stepper',
  shows: ['Stepper'],
  samples: [
    { name: 'Below each other', Content: () => <Steps isVertical /> },
    { name: 'Side by side', Content: () => <Steps isVertical={false} /> },
    {
      name: 'The first one left out',
      Content: () => (
        <Stepper
          headingLevel={4}
          steps={steps().map((step, at) => ({ ...step, isSkipped: at === 0, content: undefined }))}
          currentStep="rates"
          onStepSelect={() => undefined}
        />
      ),
    },
    {
      name: 'All done',
      Content: () => (
        <Stepper
          headingLevel={4}
          steps={steps().map((step) => ({ ...step, isComplete: true, content: undefined }))}
          currentStep=""
        />
      ),
    },
  ],
};

function Walk() {
  const [isOpen, setOpen] = useState(false);
  const target = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the way</Button>
      <div ref={target}>
        <TextField label="Address line 1" value="" onChange={() => undefined} />
      </div>
      {isOpen && (
        <Tour
          steps={[
            {
              heading: 'Add your store location',
              text: 'It decides shipping, taxes and the currency.',
              target: () => target.current,
              primaryLabel: 'Got it',
            },
          ]}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

export const tourChapter: Chapter = {
  title: 'Tour',
  shows: ['Tour'],
  samples: [{ name: 'A single step', opener: { name: 'Show the way', by: 'press' }, Content: Walk }],
};

const NOTICES: readonly SnackbarNotice[] = [
  { id: 'done', status: 'success', content: 'Task dismissed', actions: [{ label: 'Undo' }] },
  { id: 'plain', content: 'Your shipping rates have been updated' },
  {
    id: 'failed',
    status: 'error',
    content: 'There was a problem saving your payment settings',
    explicitDismiss: true,
  },
];

function Notices() {
  const [notices, setNotices] = useState<readonly SnackbarNotice[]>([]);
  const remove = (id: string) => setNotices((shown) => shown.filter((notice) => notice.id !== id));
  return (
    <>
      <Button onClick={() => setNotices(NOTICES)}>Say it</Button>
      <SnackbarList notices={notices} onRemove={remove} />
    </>
  );
}

export const snackbarChapter: Chapter = {
  title: 'SnackbarList',
  shows: ['SnackbarList'],
  samples: [{ name: 'Three at once', opener: { name: 'Say it', by: 'press' }, Content: Notices }],
};
