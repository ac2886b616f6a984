export type MenuLink = { label: string; href: string; current?: boolean | undefined }

export type MenuGroup = {
  label: string
  /** Whether the current page belongs to this group. */
  current?: boolean | undefined
  links: readonly MenuLink[]
}

export type MenuEntry = (MenuLink & { highlighted?: boolean | undefined }) | MenuGroup

export type LanguageLink = {
  /** The visible text, such as “EN”, and the name for screen readers, such as “English”. */
  label: string
  name: string
  language: string
  href: string
  current: boolean
}

export function isGroup(entry: MenuEntry): entry is MenuGroup {
  return 'links' in entry
}
