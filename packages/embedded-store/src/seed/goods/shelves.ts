import type { Ground } from '../../resources/pictures';

/** The departments of the shop, what their pictures stand on, and the shelves in them. */
export const DEPARTMENTS = [
  {
    name: 'Clothing',
    ground: 'arch',
    shelves: ['Knitwear', 'Shirts and jerseys', 'Outerwear', 'Hats and scarves', 'Shoes and socks'],
  },
  { name: 'Bags and accessories', ground: 'disc', shelves: ['Bags', 'Small things'] },
  { name: 'Kitchen', ground: 'disc', shelves: ['Tableware', 'Cooking', 'Pantry'] },
  { name: 'Home', ground: 'pebble', shelves: ['Textiles', 'Light and scent', 'Wall art', 'Bath'] },
  { name: 'Outdoors', ground: 'dune', shelves: ['Camp', 'Beach and boat', 'Tools'] },
  { name: 'Paper', ground: 'card', shelves: ['Notebooks', 'Cards and calendars', 'Books', 'Downloads'] },
  { name: 'Children', ground: 'bloom', shelves: ['Toys'] },
  { name: 'Gifts', ground: 'bloom', shelves: ['Gift cards', 'Sets', 'Workshops'] },
] as const satisfies readonly { name: string; ground: Ground; shelves: readonly string[] }[];

export type Shelf = (typeof DEPARTMENTS)[number]['shelves'][number];
