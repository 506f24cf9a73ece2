import { useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { taxonomiesStore, type Taxonomy, type Term } from '@admin/store-taxonomies';
import { SearchableSelect, TextField } from '@admin/ui';
import { FormDialog } from '../dialogs/form-dialog';
import { listPaths, toTree } from './tree';

interface NewTermDialogProps {
  taxonomy: Taxonomy;
  title: string;
  parentLabel: string;
  /** Shown before the server's reason. */
  failedLabel: string;
  /** Initial name: the search text. */
  name: string;
  terms: readonly Term[];
  /** Called with the new term, or an existing one with the same name. */
  onCreated: (term: Term) => void;
  onClose: () => void;
}

/** Creates a term at the top level or below another one. */
export function NewTermDialog(props: NewTermDialogProps) {
  const { taxonomy, title, parentLabel, failedLabel, terms, onCreated, onClose } = props;
  const { findOrCreateTerm } = useDispatch(taxonomiesStore);
  const [name, setName] = useState(props.name);
  const [parent, setParent] = useState('');
  const parents = useMemo(
    () => listPaths(toTree(terms)).map(({ term, path }) => ({ value: String(term.id), label: path })),
    [terms],
  );
  const wanted = name.trim();

  return (
    <FormDialog
      title={title}
      submitLabel={__('Save', 'store-admin')}
      disabled={wanted === ''}
      onClose={onClose}
      explain={(error) => `${failedLabel} ${error instanceof Error ? error.message : ''}`.trim()}
      onSubmit={async () => {
        onCreated(
          await findOrCreateTerm(taxonomy, { name: wanted, ...(parent && { parent: Number(parent) }) }),
        );
      }}
    >
      <TextField label={__('Name', 'store-admin')} value={name} onChange={setName} required />
      <SearchableSelect label={parentLabel} options={parents} value={parent} onChange={setParent} />
    </FormDialog>
  );
}
