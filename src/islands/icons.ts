/** Line drawings on a 24 px grid, one path each, stroked by the `.icon` class. */
export const icons = {
  arrow: 'M4 12h16M14 6l6 6-6 6',
  arrowBack: 'M20 12H4M10 6l-6 6 6 6',
  chevron: 'M6 9l6 6 6-6',
  close: 'M5 5l14 14M19 5L5 19',
  download: 'M12 4v11M7 10l5 5 5-5M4 20h16',
  external: 'M8 5H5v14h14v-3M12 4h8v8M20 4L10 14',
  home: 'M4 11l8-7 8 7v9h-6v-6h-4v6H4z',
  map: 'M12 21c4-5 6-8.5 6-11a6 6 0 1 0-12 0c0 2.5 2 6 6 11zM12 12.2a2.2 2.2 0 1 0 0-4.4a2.2 2.2 0 0 0 0 4.4',
  menu: 'M3 8h18M3 16h18',
  minus: 'M5 12h14',
  pause: 'M9 5v14M15 5v14',
  play: 'M8 5l11 7-11 7z',
  plus: 'M12 5v14M5 12h14',
  return: 'M20 5v8H5M9 9l-4 4 4 4',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13a6.5 6.5 0 0 0 0 13M15.5 15.5L21 21',
  user: 'M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8M4 21c0-4.5 3.5-6.5 8-6.5s8 2 8 6.5',
} as const;

export type IconName = keyof typeof icons;
