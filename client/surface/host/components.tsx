import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Fill, Slot } from '@admin/extensions';
import {
  Button as OwnButton,
  Checkbox,
  InlineNotice,
  Modal as OwnModal,
  Select,
  Spinner,
  Switch,
  TextArea,
  TextField,
  type ButtonProps,
  type CheckboxProps,
  type SelectProps,
  type Status,
} from '@admin/ui';
import { createSlotFill, SlotFillProvider } from './slots';

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
          aria-label={__('Dismiss this notice', 'woocommerce')}
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

/** `wp.components`, as much of it as extensions of the dashboard cannot do without. */
export const componentsNamespace = {
  Button,
  Card: part('sa-card'),
  CardBody: part('sa-card__body'),
  CardFooter: part('sa-card__footer'),
  CardHeader: part('sa-card__header'),
  CheckboxControl,
  createSlotFill,
  Fill,
  Modal,
  Notice,
  SelectControl,
  Slot,
  SlotFillProvider,
  Spinner,
  TextareaControl: TextArea,
  TextControl: TextField,
  ToggleControl,
};
