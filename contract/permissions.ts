/** The six flags of a role; `isAdmin` implies all others. */
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

/** Who is permitted: anybody, all staff, or staff with at least one of the flags. */
export type May = 'public' | 'staff' | { anyOf: readonly Flag[] }

export const noFlags: Flags = {
  isAdmin: false,
  canEditUser: false,
  canEditContent: false,
  canEditNews: false,
  canEditSpecials: false,
  canEditBibliography: false,
}

/** Permissions by area, for the menu and the server. */
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
  /** Permission to look at files and upload them: portraits, banners and reports are files, too. */
  fileChoice: {
    anyOf: ['canEditContent', 'canEditNews', 'canEditSpecials', 'canEditUser', 'canEditBibliography'],
  },
  mail: { anyOf: ['isAdmin', 'canEditSpecials'] },
} as const satisfies Record<string, May>

/** Permission for at least one of the label lists; `mayEditLabels` says which. */
export const someLabels = {
  anyOf: [...opens.labels.anyOf, ...opens.bibliography.anyOf],
} as const satisfies May

/** The single permission check of menus, guards and calls. `flags` is null if nobody is logged in. */
export function mayDo(may: May, flags: Flags | null): boolean {
  if (may === 'public') return true
  if (!flags) return false
  return may === 'staff' || flags.isAdmin || may.anyOf.some(flag => flags[flag])
}
