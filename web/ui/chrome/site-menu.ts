export type MenuLink = { label: string; href: string; current?: boolean | undefined }

export type MenuGroup = {
  label: string
  /** The page shown now is one of this group's. */
  current?: boolean | undefined
  links: readonly MenuLink[]
}

export type MenuEntry = (MenuLink & { highlighted?: boolean | undefined }) | MenuGroup

export type LanguageLink = {
  /** What is seen, such as “EN”, and what is heard, such as “English”. */
  label: string
  name: string
  language: string
  href: string
  current: boolean
}

export function isGroup(entry: MenuEntry): entry is MenuGroup {
  return 'links' in entry
}
