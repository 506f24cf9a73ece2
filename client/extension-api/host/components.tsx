import type { ComponentProps, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Fill, Slot } from '@admin/extensions';
import {
  Button as OwnButton,
  Checkbox,
  Icon,
  InlineNotice,
  Modal as OwnModal,
  RadioGroup,
  Select,
  Spinner,
  Switch,
  TextArea,
  TextField,
  VisuallyHidden,
  type ButtonProps,
  type CheckboxProps,
  type SelectProps,
  type Status,
} from '@admin/ui';
import { createSlotFill, SlotFillProvider } from './slots';

type RadioGroupProps = ComponentProps<typeof RadioGroup>;

interface PartProps {
  readonly children?: ReactNode;
  readonly className?: string;
}

const part = (own: string) =>
  function CardPart({ children, className }: PartProps) {
    return <div className={[own, className].filter(Boolean).join(' ')}>{children}</div>;
  };

const Notice = (props: {
  status?: Status;
  children?: ReactNode;
  isDismissible?: boolean;
  onRemove?: () => void;
}) => (
  <InlineNotice
    status={props.status ?? 'info'}
    actions={
      props.isDismissible !== false &&
      props.onRemove && (
        <OwnButton
          variant="tertiary"
          size="small"
          icon="close"
          aria-label={__('Dismiss this notice', 'store-admin')}
          onClick={props.onRemove}
        />
      )
    }
  >
    {props.children}
  </InlineNotice>
);

const Modal = (props: {
  title: string;
  onRequestClose: () => void;
  children?: ReactNode;
  className?: string;
}) => (
  <OwnModal title={props.title} onClose={props.onRequestClose} className={props.className}>
    {props.children}
  </OwnModal>
);

const Button = ({
  isBusy,
  isPrimary,
  isSecondary,
  isLink,
  variant,
  ...rest
}: ButtonProps & {
  isBusy?: boolean;
  isPrimary?: boolean;
  isSecondary?: boolean;
  isLink?: boolean;
}) => (
  <OwnButton
    {...rest}
    busy={isBusy ?? false}
    variant={variant ?? (isPrimary ? 'primary' : isSecondary ? 'secondary' : isLink ? 'link' : 'tertiary')}
  />
);

const SelectControl = (props: SelectProps) => <Select {...props} value={props.value ?? ''} />;
const CheckboxControl = (props: CheckboxProps) => <Checkbox {...props} checked={Boolean(props.checked)} />;
const ToggleControl = (props: CheckboxProps) => <Switch {...props} checked={Boolean(props.checked)} />;

const Flex = ({ children, className, gap }: PartProps & { gap?: number }) => (
  // The platform counts gaps in units of four pixels.
  <div
    className={['sa-extension-row sa-extension-row--between', className].filter(Boolean).join(' ')}
    style={gap === undefined ? undefined : { gap: gap * 4 }}
  >
    {children}
  </div>
);

const ExternalLink = ({ href, children, className }: PartProps & { href: string }) => (
  <a href={href} className={className} target="_blank" rel="external noreferrer noopener">
    {children} <Icon name="external" size={16} />
    <VisuallyHidden>{__('(opens in a new tab)', 'store-admin')}</VisuallyHidden>
  </a>
);

const RadioControl = ({
  selected,
  options = [],
  ...rest
}: Omit<RadioGroupProps, 'value' | 'options'> & {
  selected?: string;
  options?: RadioGroupProps['options'];
}) => <RadioGroup {...rest} options={options} value={selected ?? ''} />;

/** `wp.components`, limited to the components that dashboard extensions need. */
export const componentsNamespace = {
  Button,
  Card: part('sa-card'),
  CardBody: part('sa-card__body'),
  CardDivider: () => <hr />,
  CardFooter: part('sa-card__footer'),
  CardHeader: part('sa-card__header'),
  CheckboxControl,
  createSlotFill,
  ExternalLink,
  Fill,
  Flex,
  FlexBlock: part('sa-extension-list__main'),
  FlexItem: part('sa-extension-flex-item'),
  Modal,
  Notice,
  RadioControl,
  SelectControl,
  Slot,
  SlotFillProvider,
  Spinner,
  TextareaControl: TextArea,
  TextControl: TextField,
  ToggleControl,
};
