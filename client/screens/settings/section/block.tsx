import { useFormState } from 'react-final-form';
import { decodeEntities } from '@admin/format';
import type { SettingDefinition } from '@admin/store-settings';
import type { SettingsBlock } from '@admin/store-settings-pages';
import { Card, Html } from '@admin/ui';
import type { SettingFieldType } from '../fields/field-type';
import { isShown, type FormValues } from './form-values';
import { Row } from './row';

interface BlockProps {
  block: SettingsBlock;
  settings: ReadonlyMap<string, SettingDefinition>;
  types: ReadonlyMap<string, SettingFieldType>;
}

/** A heading with its rows; without rows it is informational only. */
export function Block({ block, settings, types }: BlockProps) {
  return (
    <Card title={decodeEntities(block.title)}>
      <div className="sa-settings-block">
        {block.description !== '' && (
          <Html as="div" className="sa-settings-block__description" html={block.description} />
        )}
        {block.rows.length > 0 && <Rows block={block} settings={settings} types={types} />}
      </div>
    </Card>
  );
}

function Rows({ block, settings, types }: BlockProps) {
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  return block.rows
    .filter((row) => isShown(row, values))
    .map((row) => (
      <Row key={row.settings.map(({ id }) => id).join(' ')} row={row} settings={settings} types={types} />
    ));
}
