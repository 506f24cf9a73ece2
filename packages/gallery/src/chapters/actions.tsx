import { Button, Menu, DragHandle, Tooltip } from '@admin/ui';
import type { Chapter } from '../chapter';

const nothing = () => undefined;

export const buttonChapter: Chapter = {
  title: 'Button',
  shows: ['Button', 'DragHandle'],
  samples: [
    { name: 'What a line is moved by', Content: () => <DragHandle name="Enamel Mug" /> },
    {
      name: 'Variants',
      Content: () => (
        <>
          <Button variant="primary">Save changes</Button>
          <Button>Preview</Button>
          <Button variant="tertiary">Skip</Button>
          <Button variant="link">Learn more</Button>
        </>
      ),
    },
    {
      name: 'Destructive',
      Content: () => (
        <>
          <Button variant="primary" isDestructive>
            Delete the zone
          </Button>
          <Button isDestructive>Delete</Button>
          <Button variant="tertiary" isDestructive>
            Remove
          </Button>
          <Button variant="link" isDestructive>
            Move to bin
          </Button>
        </>
      ),
    },
    {
      name: 'Busy and disabled',
      Content: () => (
        <>
          <Button variant="primary" busy>
            Saving
          </Button>
          <Button busy>Importing</Button>
          <Button variant="primary" disabled>
            Save changes
          </Button>
          <Button disabled>Preview</Button>
          <Button variant="tertiary" disabled>
            Skip
          </Button>
        </>
      ),
    },
    {
      name: 'Small, with icons, as a link',
      Content: () => (
        <>
          <Button size="small">Apply</Button>
          <Button icon="plus">Add a zone</Button>
          <Button size="small" icon="trash" isDestructive>
            Delete
          </Button>
          <Button icon="close" variant="tertiary" aria-label="Close" />
          <Button href="#orders" icon="external">
            View orders
          </Button>
        </>
      ),
    },
    {
      name: 'A long label',
      Content: () => (
        <Button variant="primary">
          Umsatzsteuersätze automatisch berechnen und die Einstellungen übernehmen
        </Button>
      ),
    },
  ],
};

export const menuChapter: Chapter = {
  title: 'Menu',
  shows: ['Menu'],
  samples: [
    {
      name: 'Commands',
      opener: { name: 'Task options', by: 'press' },
      Content: () => (
        <Menu
          label="Task options"
          align="start"
          items={[
            { label: 'Postpone', icon: 'clock', onSelect: nothing },
            { label: 'View documentation', icon: 'external', href: '#help' },
            { label: 'Duplicate', disabled: true, onSelect: nothing },
            { label: 'Dismiss', icon: 'trash', isDestructive: true, onSelect: nothing },
          ]}
        />
      ),
    },
    {
      name: 'Choices',
      opener: { name: 'Display', by: 'press' },
      Content: () => (
        <Menu
          label="Display"
          icon="display"
          align="start"
          showLabel
          items={[
            {
              label: 'Layout',
              kind: 'radio',
              items: [
                { label: 'Single column', isChecked: true, onSelect: nothing },
                { label: 'Two columns', isChecked: false, onSelect: nothing },
              ],
            },
            {
              label: 'Lists',
              kind: 'checkbox',
              items: [{ label: 'Show things to do next', isChecked: true, onSelect: nothing }],
            },
          ]}
        />
      ),
    },
  ],
};

export const tooltipChapter: Chapter = {
  title: 'Tooltip',
  shows: ['Tooltip'],
  samples: [
    {
      name: 'On a button',
      opener: { name: 'Help', by: 'hover' },
      Content: () => (
        <Tooltip text="Answers to what others asked at this point" delay={0}>
          <Button icon="help" aria-label="Help" />
        </Tooltip>
      ),
    },
    {
      name: 'Below, on a link',
      opener: { name: 'Fees', by: 'hover' },
      Content: () => (
        <Tooltip text="Charged by the provider for each payment" side="below" delay={0}>
          <Button variant="link" href="#fees">
            Fees
          </Button>
        </Tooltip>
      ),
    },
  ],
};
