/** Line drawings in a 24 × 24 view box, one path each. */
export const iconPaths = {
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2Z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3 20.5 20.5',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  close: 'M6 6l12 12M18 6 6 18',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  external: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  mail: 'M3.5 6h17v12.5h-17zM4 6.8l8 6.7 8-6.7',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  alert: 'M12 3.8 21.5 20h-19ZM12 10v4.5M12 17.3v.1',
  check: 'm4.5 12.8 5 5L19.5 7',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.6v.1',
  error: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3ZM12 7.5v5.5M12 16.3v.1',
  play: 'M7 4.5v15l12.5-7.5Z',
  download: 'M12 3.5v11.5M7 10.5l5 5 5-5M4 20h16',
  'arrow-left': 'M20 12H4.5M11 5l-7 7 7 7',
  'arrow-right': 'M4 12h15.5M13 5l7 7-7 7',
  rss: 'M5 18.9v.1M4.5 11.5a8 8 0 0 1 8 8M4.5 4.5a15 15 0 0 1 15 15',
  share: 'M12 15V3.5M8 7l4-4 4 4M6.5 11H5v9.5h14V11h-1.5',
  snow: 'M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2 3.8 16.8M9.5 4.2 12 6.5l2.5-2.3M9.5 19.8l2.5-2.3 2.5 2.3',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5.3l3.5 2.2',
} as const

export type IconName = keyof typeof iconPaths
