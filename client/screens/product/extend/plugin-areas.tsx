import { memo } from 'react';
import { PluginArea } from '@admin/extensions';
import { ClassicForm } from './classic-slot';

/**
 * Where plugins of the classic style mount that fill the slots of either form (contract, extension surface 1.4). Not rendered
 * again with what is around it, which renders again for each new fill.
 */
export const ProductPluginAreas = memo(function ProductPluginAreas() {
  return (
    <ClassicForm>
      <PluginArea scope="woocommerce-product-editor" />
      <PluginArea scope="woocommerce-product-block-editor" />
    </ClassicForm>
  );
});
