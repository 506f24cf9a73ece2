import type { Migration } from './types';

const has = (row: 'NEW' | 'OLD', status: string) => `EXISTS (
          SELECT 1 FROM products AS variations
          WHERE variations.parent_id = ${row}.parent_id AND variations.status = 'publish'
            AND variations.stock_status = '${status}')`;

const follow = (row: 'NEW' | 'OLD') => `
      UPDATE products SET stock_status = CASE
        WHEN ${has(row, 'instock')} THEN 'instock'
        WHEN ${has(row, 'onbackorder')} THEN 'onbackorder'
        ELSE 'outofstock' END
      WHERE id = ${row}.parent_id AND type = 'variable' AND manages_stock = 0;`;

/**
 * A product has the best status of its variations, as before, however many thousand there are: each of them is found
 * by its index, and one that keeps its status asks for nothing.
 */
export const manyVariations: Migration = {
  area: 'many variations',
  sql: `
    CREATE INDEX products_by_parent_stock ON products (parent_id, status, stock_status) WHERE parent_id IS NOT NULL;
    DROP TRIGGER variations_added;
    DROP TRIGGER variations_changed;
    DROP TRIGGER variations_removed;
    CREATE TRIGGER variations_added AFTER INSERT ON products WHEN NEW.parent_id IS NOT NULL BEGIN ${follow('NEW')}
    END;
    CREATE TRIGGER variations_changed AFTER UPDATE OF stock_status, status ON products
      WHEN NEW.parent_id IS NOT NULL AND (NEW.stock_status <> OLD.stock_status OR NEW.status <> OLD.status)
    BEGIN ${follow('NEW')}
    END;
    CREATE TRIGGER variations_removed AFTER DELETE ON products WHEN OLD.parent_id IS NOT NULL BEGIN ${follow('OLD')}
    END;
  `,
};
