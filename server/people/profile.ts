import { inLanguage } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { addressOfContact } from '#contract/people/contacts.ts'
import { stationsOf } from '#contract/people/cv.ts'
import type { Profile } from '#contract/people/team.ts'
import { isEmptyDocument, type RichText } from '#contract/richtext.ts'
import { countOfPerson, latestPublications, pinnedPublications } from '#server/authorship/authorship.ts'
import { withPictures } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { qrCode } from '#server/platform/qr/qr.ts'
import { availableIn, resolveLinks, slugsShown } from '#server/platform/records/records.ts'
import { cardsOf, type Named, namedWords } from './cards.ts'
import { groupsOf, publicGroups } from './groups-of.ts'
import type { ProfileRow } from './team-queries.ts'

/** A profile for the public: only the fields named here leave the server. */
export async function profileOf(context: Context, row: ProfileRow): Promise<Profile> {
  const { language, config } = context
  const words = await namedWords(context)
  const groups = await publicGroups(context)
  const [card] = (await cardsOf(context, [row], { words, groups })) as [Profile]
  const text = (both: { de: string; en: string }) => inLanguage(both, language).value
  return {
    ...card,
    ...shownContactDetails(row),
    pronoun: text(row.pronoun),
    groups: groupsOf(row, groups, language),
    institution: words.get(row.institutionId ?? 0)?.label ?? null,
    interests: linesOf(text(row.interests)),
    aboutMe: await resolveText(context, row.aboutMe),
    cv: stationsOf(text(row.cv)),
    isSelectedBibliography: row.isSelectedBibliography,
    publications: row.isSelectedBibliography ? await resolveText(context, row.publications) : null,
    latestPublications: row.isSelectedBibliography ? [] : await latestPublications(context, [row.id]),
    pinnedPublications: await pinnedPublications(context, row.id, row.pinnedArticleIds),
    publicationCount: await countOfPerson(context, row.id),
    boardTerms: termsOf(row, words),
    contacts: contactsOf(row, words),
    qr: qrCode(config.baseUrl + addressOf('profile', language, { slug: card.slug })),
    slugs: slugsShown(row.slug),
    availableIn: availableIn(row.translation),
    updatedAt: row.updatedAt.toISOString(),
  }
}

// The contact data of former members is not shown.
function shownContactDetails({ isFormer, email, isEmailPublic, phone, room, isPhonePublic }: ProfileRow) {
  const showsPhone = isPhonePublic && !isFormer
  return {
    email: isEmailPublic && !isFormer ? email : null,
    phone: (showsPhone && phone) || null,
    room: (showsPhone && room) || null,
  }
}

async function resolveText(context: Context, both: { de: RichText | null; en: RichText | null }) {
  const { language } = context
  const other = language === 'de' ? 'en' : 'de'
  const text = hasText(both[language]) ? both[language] : both[other]
  if (!hasText(text)) return null
  return withPictures(context, await resolveLinks(context, text, language), language)
}

function hasText(text: RichText | null): boolean {
  return text !== null && !isEmptyDocument(text)
}

function termsOf({ boardTerms }: ProfileRow, words: Map<number, Named>): Profile['boardTerms'] {
  return boardTerms.flatMap(({ boardRoleId, from, to }) => {
    const boardRole = words.get(boardRoleId)
    return boardRole ? [{ boardRole, from, to }] : []
  })
}

function contactsOf({ contacts }: ProfileRow, words: Map<number, Named>): Profile['contacts'] {
  return contacts.flatMap(contact => {
    const service = words.get(contact.serviceId)?.label
    const { icon, id, isExternal } = contact
    return service ? [{ service, icon, id, link: addressOfContact(contact), isExternal }] : []
  })
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap(line => line.trim() || [])
}
