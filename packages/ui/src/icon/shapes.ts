/** Lines of the icons on a grid of 24 by 24. */
export const SHAPES = {
  bold: 'M8 5h5a3.4 3.4 0 010 6.8H8zM8 11.8h5.6a3.6 3.6 0 010 7.2H8z',
  bookmark: 'M7 5h10v14.5l-5-4-5 4z',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  brush: 'M19.5 4.5L11 13M14 16l-3-3-3.2.8c-1.7.4-1.5 2.7-3.8 3.7 1.6 2 6 2.4 8-.5z',
  calendar: 'M5 6.5h14V19H5zM5 10.5h14M8.5 4.5v4M15.5 4.5v4',
  card: 'M4 6h16v12H4zM4 10h16M7 15h4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-up': 'M6.5 14.5L12 9l5.5 5.5',
  'chevron-down': 'M6.5 9.5L12 15l5.5-5.5',
  'chevron-start': 'M14.5 6.5L9 12l5.5 5.5',
  'chevron-end': 'M9.5 6.5L15 12l-5.5 5.5',
  'arrow-start': 'M19 12H5.5M11 6.5L5.5 12l5.5 5.5',
  clock: 'M12 4a8 8 0 100 16 8 8 0 000-16zM12 7.5V12l3 2',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  drag: 'M9 6.5h.8M14.2 6.5h.8M9 12h.8M14.2 12h.8M9 17.5h.8M14.2 17.5h.8',
  code: 'M9 7l-5 5 5 5M15 7l5 5-5 5',
  display: 'M4 5h16v11H4zM9 20h6M12 16v4',
  download: 'M12 4.5v10M8 11l4 4 4-4M5 18.5h14',
  ellipsis: 'M12 5v.8M12 11.6v.8M12 18.2v.8M11.6 5.4h.8M11.6 12h.8M11.6 18.6h.8',
  error: 'M12 4a8 8 0 100 16 8 8 0 000-16zM12 8v5M12 16v.01',
  external: 'M10 5H5v14h14v-5M13.5 5H19v5.5M19 5l-8.5 8.5',
  help: 'M12 4a8 8 0 100 16 8 8 0 000-16zM9.8 9.7a2.3 2.3 0 114 1.6c-.9.8-1.8 1.2-1.8 2.4M12 16.5v.01',
  image: 'M4 5h16v14H4zM4 16l4.5-5 4 4.5 2.5-2.5 5 4.5M15.5 8.5v.01',
  inbox: 'M4 13l2.5-8h11L20 13v6H4zM4 13h5c0 1.7 1.3 2.8 3 2.8s3-1.1 3-2.8h5',
  info: 'M12 4a8 8 0 100 16 8 8 0 000-16zM12 11v5M12 8v.01',
  italic: 'M10.5 5h6M7.5 19h6M13.5 5l-3 14',
  layout: 'M4 5h16v14H4zM13 5v14',
  link: 'M10 14a3.5 3.5 0 005 0l3.5-3.5a3.5 3.5 0 00-5-5l-1 1M14 10a3.5 3.5 0 00-5 0l-3.5 3.5a3.5 3.5 0 005 5l1-1',
  list: 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M5 6.5h.01M5 12h.01M5 17.5h.01',
  'list-numbered':
    'M10 6.5h10M10 12h10M10 17.5h10M4.5 5l1-.5V9M4 14.2c.3-1.2 2.4-1 2.2.3-.1.9-1.4 1.3-2.1 2.6h2.4',
  megaphone: 'M5 10v4l3 .5L17 18V6L8 9.5zM8 14.5V19h3l.3-3.2M19.5 10.5v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pencil: 'M5 19l1-4L15.5 5.5l3 3L9 18zM13.5 7.5l3 3',
  percent: 'M18 6L6 18M8 6a2 2 0 100 4 2 2 0 000-4zM16 14a2 2 0 100 4 2 2 0 000-4z',
  plugin: 'M9 4v4M15 4v4M6 8h12v3a6 6 0 01-12 0zM12 17v3',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 5a5.5 5.5 0 100 11 5.5 5.5 0 000-11zM14.5 14.5L19 19',
  star: 'M12 4.5l2.3 4.8 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2L4.5 10l5.2-.7z',
  store:
    'M5 10v9h14v-9M4 9l1.5-4h13L20 9a2.6 2.6 0 01-5.3 0 2.7 2.7 0 01-5.4 0A2.6 2.6 0 014 9zM10 19v-5h4v5',
  success: 'M12 4a8 8 0 100 16 8 8 0 000-16zM8.5 12.2l2.4 2.4 4.6-4.8',
  trash: 'M5 7h14M9.5 7V5h5v2M7 7l.8 12h8.4L17 7M10.5 10.5v5M13.5 10.5v5',
  truck:
    'M3.5 6.5h10v10h-10zM13.5 10h4l3 3v3.5h-7M7 15.5a1.8 1.8 0 100 3.6 1.8 1.8 0 000-3.6zM17 15.5a1.8 1.8 0 100 3.6 1.8 1.8 0 000-3.6z',
  upload: 'M12 14.5v-10M8 8l4-4 4 4M5 18.5h14',
  warning: 'M12 4.5l8.5 15h-17zM12 10v4.5M12 17v.01',
} as const;

export type IconName = keyof typeof SHAPES;

export const ICON_NAMES = Object.keys(SHAPES) as readonly IconName[];
