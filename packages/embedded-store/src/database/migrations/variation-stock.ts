import type { Migration } from './types';

const follow = (row: 'NEW' | 'OLD') => `
      UPDATE products SET stock_status = coalesce((
        SELECT stock_status FROM products AS variations
        WHERE variations.parent_id = ${row}.parent_id AND variations.status = 'publish'
        ORDER BY CASE stock_status WHEN 'instock' THEN 1 WHEN 'onbackorder' THEN 2 ELSE 3 END LIMIT 1
      ), 'outofstock')
      WHERE id = ${row}.parent_id AND type = 'variable' AND manages_stock = 0;`;

/**
 * A product that does not count its stock itself has the best status that one of its variations has, whoever changes
 * them: the owner, an order, or what deletes them.
 */
export const variationStock: Migration = {
  area: 'variation stock',
  sql: `
    CREATE TRIGGER variations_added AFTER INSERT ON products WHEN NEW.parent_id IS NOT NULL BEGIN ${follow('NEW')}
    END;
    CREATE TRIGGER variations_changed AFTER UPDATE OF stock_status, status ON products
      WHEN NEW.parent_id IS NOT NULL BEGIN ${follow('NEW')}
    END;
    CREATE TRIGGER variations_removed AFTER DELETE ON products WHEN OLD.parent_id IS NOT NULL BEGIN ${follow('OLD')}
    END;
  `,
};
