/** Lines of the icons on a grid of 24 by 24. */
export const SHAPES = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-up': 'M6.5 14.5L12 9l5.5 5.5',
  'chevron-down': 'M6.5 9.5L12 15l5.5-5.5',
  'chevron-start': 'M14.5 6.5L9 12l5.5 5.5',
  'chevron-end': 'M9.5 6.5L15 12l-5.5 5.5',
  'arrow-start': 'M19 12H5.5M11 6.5L5.5 12l5.5 5.5',
  clock: 'M12 4a8 8 0 100 16 8 8 0 000-16zM12 7.5V12l3 2',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  display: 'M4 5h16v11H4zM9 20h6M12 16v4',
  ellipsis: 'M12 5v.8M12 11.6v.8M12 18.2v.8M11.6 5.4h.8M11.6 12h.8M11.6 18.6h.8',
  error: 'M12 4a8 8 0 100 16 8 8 0 000-16zM12 8v5M12 16v.01',
  external: 'M10 5H5v14h14v-5M13.5 5H19v5.5M19 5l-8.5 8.5',
  help: 'M12 4a8 8 0 100 16 8 8 0 000-16zM9.8 9.7a2.3 2.3 0 114 1.6c-.9.8-1.8 1.2-1.8 2.4M12 16.5v.01',
  inbox: 'M4 13l2.5-8h11L20 13v6H4zM4 13h5c0 1.7 1.3 2.8 3 2.8s3-1.1 3-2.8h5',
  info: 'M12 4a8 8 0 100 16 8 8 0 000-16zM12 11v5M12 8v.01',
  layout: 'M4 5h16v14H4zM13 5v14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 5a5.5 5.5 0 100 11 5.5 5.5 0 000-11zM14.5 14.5L19 19',
  store:
    'M5 10v9h14v-9M4 9l1.5-4h13L20 9a2.6 2.6 0 01-5.3 0 2.7 2.7 0 01-5.4 0A2.6 2.6 0 014 9zM10 19v-5h4v5',
  success: 'M12 4a8 8 0 100 16 8 8 0 000-16zM8.5 12.2l2.4 2.4 4.6-4.8',
  trash: 'M5 7h14M9.5 7V5h5v2M7 7l.8 12h8.4L17 7M10.5 10.5v5M13.5 10.5v5',
  warning: 'M12 4.5l8.5 15h-17zM12 10v4.5M12 17v.01',
} as const;

export type IconName = keyof typeof SHAPES;
