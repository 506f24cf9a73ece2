import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Command } from 'prosemirror-state';
import { getActiveFormat, PLAIN_FORMAT, removeLink, setLink } from './commands';
import { DocumentView } from './document-view';
import { LinkDialog } from './link-dialog';
import { SourceDialog } from './source-dialog';
import { Toolbar } from './toolbar';
import './editor.css';

export interface EditorProps {
  id: string;
  value: string;
  onChange: (html: string) => void;
  /** Ids of the elements that label and describe the text. */
  labelledBy: string;
  describedBy?: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  disabled: boolean;
  /** Minimum number of lines. */
  rows: number;
  onUndo?: (() => void) | undefined;
  onRedo?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
}

type Dialog = { kind: 'link' } | { kind: 'source'; position: number; source: string };

/** Toolbar and text. A controlled component: changes are reported, and the value prop is shown. */
export function Editor(props: EditorProps) {
  const [dialog, setDialog] = useState<Dialog>();
  const { place, document, format } = useDocument(props, setDialog);

  function run(command: Command) {
    const view = document.current?.view;
    if (!view) return;
    command(view.state, view.dispatch);
    view.focus();
  }

  function close() {
    setDialog(undefined);
    document.current?.view.focus();
  }

  return (
    <>
      <Toolbar
        format={format}
        controls={props.id}
        disabled={props.disabled}
        onCommand={run}
        onLink={() => setDialog({ kind: 'link' })}
      />
      <div ref={place} onBlur={props.onBlur} style={{ minBlockSize: `calc(${props.rows} * 1.5em + 24px)` }} />
      {dialog?.kind === 'link' && (
        <LinkDialog
          address={format.link}
          onApply={(address) => {
            close();
            run(setLink(address));
          }}
          onRemove={() => {
            close();
            run(removeLink);
          }}
          onClose={close}
        />
      )}
      {dialog?.kind === 'source' && (
        <SourceDialog
          source={dialog.source}
          onApply={(source) => {
            close();
            document.current?.replaceAt(dialog.position, source);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/**
 * Mounts the document view, and keeps it in sync with the props.
 * @param onDialog asked for by keys and presses in the text; has to stay the same
 */
function useDocument(props: EditorProps, onDialog: (dialog: Dialog) => void) {
  const place = useRef<HTMLDivElement>(null);
  const document = useRef<DocumentView>(undefined);
  const latest = useRef(props);
  const [format, setFormat] = useState(PLAIN_FORMAT);

  useLayoutEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const run = (action: (() => void) | undefined) => {
      action?.();
      return action !== undefined;
    };
    const shown = new DocumentView(place.current, {
      html: latest.current.value,
      onChange: (html) => latest.current.onChange(html),
      onState: (state) => setFormat(getActiveFormat(state)),
      isEditable: () => !latest.current.disabled,
      attributes: () => attributesOf(latest.current),
      editLink: () => onDialog({ kind: 'link' }),
      editOpaque: (position) => onDialog({ kind: 'source', position, source: shown.sourceAt(position) }),
      undo: () => run(latest.current.onUndo),
      redo: () => run(latest.current.onRedo),
    });
    document.current = shown;
    // The pressed state of buttons may be updated later.
    startTransition(() => setFormat(getActiveFormat(shown.view.state)));
    return () => {
      document.current = undefined;
      shown.view.destroy();
    };
  }, [onDialog]);

  useEffect(() => document.current?.show(props.value), [props.value]);

  const { id, labelledBy, describedBy, isInvalid, isRequired, disabled } = props;
  useEffect(() => {
    // Re-evaluates the attributes and the editable state.
    document.current?.view.setProps({});
  }, [id, labelledBy, describedBy, isInvalid, isRequired, disabled]);

  return { place, document, format };
}

function attributesOf(props: EditorProps): Record<string, string> {
  const { id, labelledBy, describedBy, isInvalid, isRequired, disabled } = props;
  return {
    id,
    class: 'sa-rich-text__text',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
    ...(isRequired && { 'aria-required': 'true' }),
    ...(disabled && { 'aria-disabled': 'true' }),
  };
}
