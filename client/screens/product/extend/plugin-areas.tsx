import { PluginArea } from '@admin/extensions';

/** Where plugins of the classic style mount that fill the slots of either form (contract, extension surface 1.4). */
export function ProductPluginAreas() {
  return (
    <>
      <PluginArea scope="woocommerce-product-editor" />
      <PluginArea scope="woocommerce-product-block-editor" />
    </>
  );
}
