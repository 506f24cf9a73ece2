import { useState } from 'react';
import type { TaskItemProps, WizardProps } from '@admin/extensions';
import { Button, Card, Pill, Stepper, TextField } from '@admin/ui';
import { __ } from '@wordpress/i18n';

const KEY = 'acme-newsletter-connected';

/** Whether the newsletter is connected. An extension of a real service would ask its server instead of the browser. */
export const isConnected = (): boolean => window.localStorage.getItem(KEY) === 'yes';

export const connect = (): void => window.localStorage.setItem(KEY, 'yes');

/** The page of the task: two steps, one below the other. */
export function NewsletterTask({ onComplete }: WizardProps) {
  const [list, setList] = useState('');
  const [step, setStep] = useState<'name' | 'connect'>('name');
  return (
    <Card>
      <Stepper
        currentStep={step}
        onStepSelect={() => setStep('name')}
        steps={[
          {
            key: 'name',
            label: __('Name your list', 'acme'),
            isComplete: step !== 'name',
            content: (
              <>
                <TextField label={__('Name of the list', 'acme')} value={list} onChange={setList} />
                <Button variant="primary" disabled={list.trim() === ''} onClick={() => setStep('connect')}>
                  {__('Continue', 'acme')}
                </Button>
              </>
            ),
          },
          {
            key: 'connect',
            label: __('Connect', 'acme'),
            isComplete: false,
            content: (
              <Button
                variant="primary"
                onClick={() => {
                  connect();
                  onComplete();
                }}
              >
                {__('Connect the newsletter', 'acme')}
              </Button>
            ),
          },
        ]}
      />
    </Card>
  );
}

/** The row in the list: the usual one, and a word beside it. */
export function NewsletterItem({ defaultTaskItem: DefaultItem, isComplete }: TaskItemProps) {
  return (
    <>
      <DefaultItem />
      {!isComplete && <Pill>{__('Free', 'acme')}</Pill>}
    </>
  );
}
