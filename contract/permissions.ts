/** The six flags a role can carry; `isAdmin` implies all others. */
export const flags = [
  'isAdmin',
  'canEditUser',
  'canEditContent',
  'canEditNews',
  'canEditSpecials',
  'canEditBibliography',
] as const
export type Flag = (typeof flags)[number]
export type Flags = Record<Flag, boolean>

/** Who may: anybody, any member of staff, or staff with at least one of the flags. */
export type May = 'public' | 'staff' | { anyOf: readonly Flag[] }

export const noFlags: Flags = {
  isAdmin: false,
  canEditUser: false,
  canEditContent: false,
  canEditNews: false,
  canEditSpecials: false,
  canEditBibliography: false,
}

/** What the menu shows and the server guards, by area. */
export const opens = {
  users: { anyOf: ['canEditUser'] },
  safety: { anyOf: ['isAdmin'] },
  privacy: { anyOf: ['isAdmin'] },
  news: { anyOf: ['canEditNews'] },
  content: { anyOf: ['canEditContent'] },
  specials: { anyOf: ['canEditSpecials'] },
  bibliography: { anyOf: ['canEditBibliography'] },
  files: { anyOf: ['canEditContent', 'canEditNews', 'canEditSpecials'] },
  /** Tags, and categories of news. */
  labels: { anyOf: ['canEditContent', 'canEditNews', 'canEditSpecials'] },
  /** Who looks at files and uploads them: portraits, banners and reports are files, too. */
  fileChoice: {
    anyOf: ['canEditContent', 'canEditNews', 'canEditSpecials', 'canEditUser', 'canEditBibliography'],
  },
  mail: { anyOf: ['isAdmin', 'canEditSpecials'] },
} as const satisfies Record<string, May>

/** Who has one of the lists of words; `mayEditLabels` says which. */
export const someLabels = {
  anyOf: [...opens.labels.anyOf, ...opens.bibliography.anyOf],
} as const satisfies May

/** The one question menus, guards and calls ask. `flags` is null for somebody not logged in. */
export function mayDo(may: May, flags: Flags | null): boolean {
  if (may === 'public') return true
  if (!flags) return false
  return may === 'staff' || flags.isAdmin || may.anyOf.some(flag => flags[flag])
}
