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
  /** HTML. It is unchanged until the user types. */
  value: string;
  onChange: (html: string) => void;
  id?: string | undefined;
  disabled?: boolean | undefined;
  /** Initial number of lines. */
  rows?: number | undefined;
  /** Handlers of the undo and redo keys; the form has the undo history of all fields. */
  onUndo?: (() => void) | undefined;
  onRedo?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
}

const loadEditor = () =>
  lazy(() =>
    import(/* webpackChunkName: "rich-text" */ './editor/editor').then(({ Editor }) => ({ default: Editor })),
  );

/** Shared by all fields of the page. */
let Loading = loadEditor();

/**
 * A field for text with headings, lists and links, with a visual and an HTML view. Unsupported HTML is kept unchanged.
 * The visual editor is loaded with the first of these fields; the HTML view works without it.
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
            __('%s as HTML', 'store-admin'),
            label,
          )}
          onClick={() => setSource(!isSource)}
        >
          {__('HTML', 'store-admin')}
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
            isRequired={required ?? false}
            disabled={disabled ?? false}
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
  /** Shown if the editor cannot be loaded. */
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
                {__('Try again', 'store-admin')}
              </Button>
            }
          >
            {__('The editor could not be loaded. You can edit the text as HTML.', 'store-admin')}
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
