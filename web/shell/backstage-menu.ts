import {
  type Icon,
  IconAddressBook,
  IconArrowRampRight,
  IconBook,
  IconCalendarEvent,
  IconChartBar,
  IconFileText,
  IconFolder,
  IconHeartHandshake,
  IconHome,
  IconKey,
  IconList,
  IconListSearch,
  IconMail,
  IconMailForward,
  IconMicroscope,
  IconNews,
  IconPalette,
  IconPresentation,
  IconSearch,
  IconShieldLock,
  IconSitemap,
  IconTags,
  IconUser,
  IconUserCheck,
  IconUserShield,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { type Bilingual, languageIn } from '#contract/language.ts'
import { addressOf, type PageName, pathname } from '#contract/pathnames.ts'
import { type Flags, type May, mayDo, opens } from '#contract/permissions.ts'
import { backstageMenu as say } from '#messages/backstage.ts'

export interface MenuEntry {
  page: PageName
  /** Who sees the entry, if not all who may open the page. */
  may?: May
  label: Bilingual<string>
  icon: Icon
}
export interface MenuGroup {
  label: Bilingual<string> | null
  entries: readonly MenuEntry[]
}

const groups: readonly MenuGroup[] = [
  { label: null, entries: [{ page: 'backstage', label: say.home, icon: IconHome }] },
  {
    label: say.content,
    entries: [
      { page: 'backstageNews', label: say.news, icon: IconNews },
      { page: 'backstageContent', label: say.pages, icon: IconSitemap },
      { page: 'backstagePolls', label: say.polls, icon: IconChartBar },
      { page: 'backstageStudies', label: say.studies, icon: IconMicroscope },
      { page: 'backstageVolunteers', label: say.volunteers, icon: IconHeartHandshake },
      { page: 'backstageFiles', label: say.files, icon: IconFolder },
      { page: 'backstageLabels', may: opens.labels, label: say.labels, icon: IconTags },
      { page: 'backstageSynonyms', label: say.synonyms, icon: IconSearch },
      { page: 'backstageRedirects', label: say.redirects, icon: IconArrowRampRight },
    ],
  },
  {
    label: say.events,
    entries: [
      { page: 'backstageEvents', label: say.allEvents, icon: IconCalendarEvent },
      { page: 'backstageLecture', label: say.lecture, icon: IconPresentation },
      { page: 'backstageContests', label: say.contests, icon: IconPalette },
    ],
  },
  {
    label: say.publications,
    entries: [
      { page: 'backstageArticles', label: say.articles, icon: IconFileText },
      { page: 'backstageReports', label: say.reports, icon: IconBook },
      { page: 'backstageAuthorships', label: say.authorships, icon: IconUserCheck },
      { page: 'backstageNewsletters', label: say.newsletter, icon: IconMail },
      { page: 'backstageNewsletterRecipients', label: say.recipients, icon: IconAddressBook },
    ],
  },
  {
    label: say.people,
    entries: [
      { page: 'backstageUsers', label: say.users, icon: IconUsers },
      { page: 'backstageLookups', label: say.lookups, icon: IconList },
      { page: 'backstageRoles', label: say.roles, icon: IconKey },
      { page: 'backstageGroups', label: say.groups, icon: IconUsersGroup },
      { page: 'backstageSafety', label: say.safety, icon: IconShieldLock },
      { page: 'backstagePrivacy', label: say.privacy, icon: IconUserShield },
      { page: 'backstageAudit', label: say.audit, icon: IconListSearch },
    ],
  },
  {
    label: null,
    entries: [
      { page: 'backstageMail', label: say.outbox, icon: IconMailForward },
      { page: 'backstageProfile', label: say.profile, icon: IconUser },
    ],
  },
]

/** Returns the menu entries that the user may open. */
export function menuFor(flags: Flags): MenuGroup[] {
  return groups
    .map(group => ({ ...group, entries: group.entries.filter(entry => isOpen(entry, flags)) }))
    .filter(({ entries }) => entries.length > 0)
}

/**
 * Returns the page of the menu entry that an address belongs to; if it is below two entries, of the closer
 * one.
 */
export function entryAt(shown: readonly MenuGroup[], address: string): PageName | undefined {
  const language = languageIn(address)
  const places = shown
    .flatMap(({ entries }) => entries)
    .map(({ page }) => ({ page, start: addressOf(page, language) }))
    .filter(
      ({ page, start }) => address === start || (page !== 'backstage' && address.startsWith(`${start}/`)),
    )
  return places.sort((a, b) => b.start.length - a.start.length)[0]?.page
}

/** Returns the label of a backstage page in the menu. */
export function menuLabelOf(page: string): Bilingual<string> | null {
  const entries = groups.flatMap(group => group.entries)
  return entries.find(entry => entry.page === page)?.label ?? null
}

function isOpen({ page, may }: MenuEntry, flags: Flags): boolean {
  return mayDo(may ?? pathname(page).may ?? 'staff', flags)
}
