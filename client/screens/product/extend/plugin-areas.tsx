import { memo } from 'react';
import { PluginArea } from '@admin/extensions';
import { ClassicForm } from './classic-slot';

/**
 * Renders plugins that fill the slots of either form (contract, extension surface 1.4). Memoized, since the surrounding
 * component is rendered again for each new fill.
 */
export const ProductPluginAreas = memo(function ProductPluginAreas() {
  return (
    <ClassicForm>
      <PluginArea scope="woocommerce-product-editor" />
      <PluginArea scope="woocommerce-product-block-editor" />
    </ClassicForm>
  );
});
