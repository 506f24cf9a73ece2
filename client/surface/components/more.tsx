import { useEffect, useRef, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import {
  DynamicForm as OwnDynamicForm,
  FORM_ERROR,
  type DynamicField,
  type DynamicValues,
} from '@admin/forms';
import { Button, Tooltip as OwnTooltip } from '@admin/ui';
import { DateText } from './small';

/** Comes into view when it is first shown. */
export function ScrollTo({ children, offset = '0' }: { children?: ReactNode; offset?: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const top =
      (place.current?.getBoundingClientRect().top ?? 0) + window.scrollY + (Number.parseInt(offset, 10) || 0);
    window.scrollTo({ top });
  }, [offset]);
  return <span ref={place}>{children}</span>;
}

/** What changes place with something else; here it does so at once. */
export const AnimationSlider = (props: {
  children: (state: { status: 'entered' }) => ReactNode;
  animationKey?: string | number;
  animate?: 'left' | 'right' | null;
  className?: string;
}) => <div className={props.className}>{props.children({ status: 'entered' })}</div>;

/** A button that says in a few words what opens behind it. */
export const DropdownButton = (props: {
  labels: readonly string[];
  isOpen?: boolean;
  onClick?: () => void;
}) => (
  <Button icon="chevron-down" aria-expanded={Boolean(props.isOpen)} onClick={props.onClick}>
    {props.labels.join(' ')}
  </Button>
);

/** Shown, shown to screen readers alone, or not there. */
export const DisplayState = (props: {
  state?: 'visible' | 'visually-hidden' | 'hidden';
  children?: ReactNode;
  className?: string;
}) => (
  <div
    className={props.state === 'visually-hidden' ? 'screen-reader-text' : props.className}
    hidden={props.state === 'hidden'}
  >
    {props.children}
  </div>
);

export interface TimelineItem {
  readonly date: Date | string;
  readonly headline: ReactNode;
  readonly body?: readonly ReactNode[];
  readonly icon?: ReactNode;
}

/** What happened, the latest first. */
export function Timeline({
  items,
  orderBy = 'desc',
}: {
  items: readonly TimelineItem[];
  orderBy?: 'asc' | 'desc';
}) {
  const time = ({ date }: TimelineItem) => new Date(date).getTime();
  const sorted = items.toSorted((a, b) => (orderBy === 'asc' ? time(a) - time(b) : time(b) - time(a)));
  if (sorted.length === 0)
    return <p className="sa-surface-muted">{__('No data to display', 'woocommerce')}</p>;
  return (
    <ol className="sa-surface-list">
      {sorted.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items of extensions have no keys
        <li key={index} className="sa-surface-list__item sa-surface-row">
          {item.icon}
          <div className="sa-surface-list__main">
            {item.headline}
            {item.body?.map((line, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines of extensions have no keys
              <div key={place} className="sa-surface-muted">
                {line}
              </div>
            ))}
          </div>
          <DateText date={item.date} visibleFormat="g:i a" />
        </li>
      ))}
    </ol>
  );
}

export const ImageGallery = ({ children }: { children?: ReactNode }) => (
  <div className="sa-surface-row">{children}</div>
);

export const ImageGalleryItem = ({ src, alt }: { src: string; alt: string; id?: string }) => (
  <img className="sa-surface-media" src={src} alt={alt} width={100} />
);

/** A form made of data, as gateways describe theirs. */
export const DynamicForm = (props: {
  fields: readonly DynamicField[];
  validate?: (values: DynamicValues) => Record<string, string>;
  onSubmit?: (values: DynamicValues) => unknown;
  submitLabel?: string;
}) => (
  <OwnDynamicForm
    fields={props.fields}
    {...(props.validate ? { validate: props.validate } : {})}
    save={async (values) => void (await props.onSubmit?.(values))}
    onSaved={() => {}}
    explain={(error) => ({ [FORM_ERROR]: error instanceof Error ? error.message : String(error) })}
    submitLabel={props.submitLabel ?? __('Proceed', 'woocommerce')}
  />
);

/** How much of something is done. */
export const ProgressBar = (props: {
  /** 0 to 100. */
  percent?: number;
  color?: string;
  bgcolor?: string;
  className?: string;
  /** What is progressing; heard, not seen. */
  label?: string;
}) => {
  const percent = Math.max(0, Math.min(props.percent ?? 0, 100));
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element has colours of the browser's
      role="progressbar"
      aria-label={props.label ?? __('Progress', 'woocommerce')}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={['sa-surface-progress', props.className].filter(Boolean).join(' ')}
      style={{ background: props.bgcolor }}
    >
      <div style={{ inlineSize: `${percent}%`, background: props.color }} />
    </div>
  );
};

/** Words behind a sign that asks for them. */
export const Tooltip = (props: {
  text: ReactNode;
  children?: ReactNode;
  helperText?: string;
  className?: string;
}) => (
  <OwnTooltip text={props.text}>
    <Button
      className={props.className}
      {...(props.children === undefined ? { icon: 'help' } : {})}
      aria-label={props.helperText ?? __('Help', 'woocommerce')}
    >
      {props.children}
    </Button>
  </OwnTooltip>
);

/** Puts something around its children, or nothing. */
export const ConditionalWrapper = (props: {
  condition: boolean;
  wrapper: (children: ReactNode) => ReactNode;
  children?: ReactNode;
}) => <>{props.condition ? props.wrapper(props.children) : props.children}</>;

/** Text as it stands in markup. */
export const escapeHTML = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('>', '&gt;').replaceAll('<', '&lt;');
