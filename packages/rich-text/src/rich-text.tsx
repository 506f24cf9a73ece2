import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
  Button,
  describeField,
  ErrorBoundary,
  FieldMessages,
  InlineNotice,
  Placeholder,
  type FieldProps,
} from '@admin/ui';
import type { EditorProps } from './editor/editor';
import './rich-text.css';

export interface RichTextProps extends FieldProps {
  label: string;
  /** HTML. As long as nothing is typed it comes out as it went in. */
  value: string;
  onChange: (html: string) => void;
  id?: string | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
  /** Lines to begin with. */
  rows?: number | undefined;
  /** What the keys for undo and redo do; taking back is up to the form, which knows the other fields too. */
  onUndo?: (() => void) | undefined;
  onRedo?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
}

const loadEditor = () =>
  lazy(() =>
    import(/* webpackChunkName: "rich-text" */ './editor/editor').then(({ Editor }) => ({ default: Editor })),
  );

/** For all fields of the page; another after it could not be had. */
let Loading = loadEditor();

/**
 * A text with headings, lists and links, edited as it looks or as HTML. HTML that the editor knows nothing of stays as
 * it is. What it takes to edit as it looks is fetched with the first of these fields; the HTML can be edited without.
 */
export function RichText(props: RichTextProps) {
  const { label, value, onChange, error, help, required, className, disabled, rows = 6, onBlur } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const labelId = `${id}-label`;
  const [isSource, setSource] = useState(false);
  const described = describeField(id, { error, help });

  const source = (
    <textarea
      {...described}
      id={id}
      className="sa-rich-text__html"
      aria-labelledby={labelId}
      aria-required={required || undefined}
      rows={rows + 2}
      spellCheck={false}
      disabled={disabled}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );

  return (
    <div className={['sa-field sa-rich-text', error && 'has-error', className].filter(Boolean).join(' ')}>
      <div className="sa-rich-text__head">
        <span id={labelId} className={required ? 'sa-field__label is-required' : 'sa-field__label'}>
          {label}
        </span>
        <Button
          variant="tertiary"
          size="small"
          icon="code"
          aria-pressed={isSource}
          aria-label={sprintf(
            /* translators: %s: name of a field */
            __('%s as HTML', 'woocommerce'),
            label,
          )}
          onClick={() => setSource(!isSource)}
        >
          {__('HTML', 'woocommerce')}
        </Button>
      </div>
      <div className="sa-rich-text__box">
        {isSource ? (
          source
        ) : (
          <LateEditor
            {...{ id, value, onChange, rows, onBlur }}
            labelledBy={labelId}
            describedBy={described['aria-describedby']}
            isInvalid={Boolean(error)}
            disabled={disabled ?? false}
            placeholder={props.placeholder}
            onUndo={props.onUndo}
            onRedo={props.onRedo}
            instead={source}
          />
        )}
      </div>
      <FieldMessages id={id} error={error} help={help} />
    </div>
  );
}

interface LateEditorProps extends EditorProps {
  /** What stands there when the editor cannot be had. */
  instead: ReactNode;
}

function LateEditor({ instead, ...props }: LateEditorProps) {
  const [Editor, setEditor] = useState(() => Loading);
  return (
    <ErrorBoundary
      fallback={(_error, reset) => (
        <>
          <InlineNotice
            status="warning"
            actions={
              <Button
                variant="link"
                onClick={() => {
                  Loading = loadEditor();
                  setEditor(Loading);
                  reset();
                }}
              >
                {__('Try again', 'woocommerce')}
              </Button>
            }
          >
            {__('The editor could not be loaded. You can edit the text as HTML.', 'woocommerce')}
          </InlineNotice>
          {instead}
        </>
      )}
    >
      <Suspense fallback={<Placeholder height={`calc(${props.rows} * 1.5em + 60px)`} />}>
        <Editor {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
