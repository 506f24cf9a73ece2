import { createNamespaces } from './offer';

const { blockTemplates, productEditor: editor } = createNamespaces();

test('accepts product editor blocks without errors', () => {
  const block = { name: 'acme/field', metadata: { attributes: {} }, settings: { edit: () => null } };

  expect([block].map((one) => editor.registerProductEditorBlockType(one))).toEqual([undefined]);
  expect(editor.__experimentalUseProductEntityProp('meta_data')).toEqual([undefined, expect.any(Function)]);
  expect(blockTemplates.useWooBlockProps({}, { className: 'acme' })).toEqual({ className: 'acme' });
});

test('formats names, statuses and permalinks like the stock form', () => {
  const stockOf = (stock_status: string) => [
    editor.getProductStockStatus({ stock_status }),
    editor.getProductStockStatusClass({ stock_status }),
  ];

  expect(stockOf('onbackorder')).toEqual(['On backorder', 'yellow']);
  expect(stockOf('unknown')).toEqual([undefined, undefined]);
  expect(editor.getProductStockStatus({ manage_stock: true, stock_quantity: 3 })).toBe(3);
  expect(editor.getProductStatus({ id: 3, status: 'draft' })).toBe('draft');
  expect(editor.getProductTitle('')).toBe('New standard product');
  expect(editor.getTruncatedProductVariationTitle({ attributes: [{ option: 'Red' }, { option: 'L' }] })).toBe(
    'Red, L',
  );
  expect(editor.truncate('abcdefghij', 5)).toBe('abcde…');
  expect(
    editor.getPermalinkParts({ permalink_template: 'https://shop.example/%pagename%/', slug: 'x' }),
  ).toEqual({
    prefix: 'https://shop.example/',
    postName: 'x',
    suffix: '/',
  });
  expect(editor.getEmptyStateSequentialNames('Option', 2)).toEqual(['Option 1', 'Option 2']);
  expect(editor.getCurrencySymbolProps({ symbol: '$', symbolPosition: 'right' })).toEqual({ suffix: '$' });
});

test('validates email addresses and splits lists', () => {
  expect(['ada@shop.example', 'ada', 'ada@shop'].map((text) => editor.isValidEmail(text))).toEqual([
    true,
    false,
    false,
  ]);
  expect(editor.sift([1, 2, 3], (number) => number > 1)).toEqual([[2, 3], [1]]);
});

test('calls the handlers for confirmed and canceled dialogs', async () => {
  const [onOk, onCancel] = [jest.fn(), jest.fn()];
  jest.spyOn(window, 'confirm').mockReturnValueOnce(true).mockReturnValueOnce(false);
  jest.spyOn(window, 'prompt').mockReturnValueOnce('Ada');

  await editor.handleConfirm({ onOk, onCancel });
  await editor.handleConfirm({ onOk, onCancel });
  await editor.handlePrompt({ onOk });

  expect(onOk.mock.calls).toEqual([[], ['Ada']]);
  expect(onCancel).toHaveBeenCalledTimes(1);
});
