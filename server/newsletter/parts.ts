import { isFailure } from '#contract/errors.ts'
import { type Bilingual, inLanguage, type Language, languages } from '#contract/language.ts'
import {
  type ButtonPart,
  type IssuePart,
  isRecord,
  type PartStanding,
  type RecordPart,
  type SeenPart,
} from '#contract/newsletter/parts.ts'
import type { Block, Mark, RichText } from '#contract/richtext.ts'
import { issuePartWords as say } from '#messages/newsletter-parts.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { type Acting, mayEdit, placesOf } from '#server/platform/records/records.ts'
import { type PartSummary, summarizePart } from './part-sources.ts'

type Reading = Pick<Context, 'db' | 'clock' | 'kinds' | 'reads'>

interface Found {
  part: RecordPart
  /** Null if it was deleted permanently. */
  announced: PartSummary | null
  standing: PartStanding
  hasPage: boolean
}

/**
 * Returns the records and buttons that follow the text of an issue, in one language and their current state;
 * records that readers cannot see are left out.
 */
export async function renderParts(
  context: Reading,
  parts: readonly IssuePart[],
  language: Language,
): Promise<RichText | null> {
  const records = await findParts(context, parts)
  const content = parts.flatMap(part => {
    if (!isRecord(part)) return buttonOf(part, language)
    const found = records.find(one => one.part === part)
    return found?.standing === 'shown' || found?.standing === 'cancelled' ? blocksOf(found, language) : []
  })
  return content.length > 0 ? { type: 'doc', content } : null
}

/** Returns them in both languages, as an issue sent now would show them. */
export async function renderPartsInBoth(
  given: Omit<Reading, 'reads'>,
  parts: readonly IssuePart[],
): Promise<Bilingual<RichText | null>> {
  const reading = { ...given, reads: { tags: new Set<never>(), until: null } }
  return { de: await renderParts(reading, parts, 'de'), en: await renderParts(reading, parts, 'en') }
}

/** How it stands with the records of an issue, in its order. One that readers do not see is named to who may edit it. */
export async function describeParts(context: Context, parts: readonly IssuePart[]): Promise<SeenPart[]> {
  const mine = new Set<string>(context.kinds.filter(kind => mayEdit(context, kind)).map(({ name }) => name))
  return (await findParts(context, parts)).map(({ part, announced: found, standing }) => {
    const isRead = standing === 'shown' || standing === 'cancelled'
    const announced = isRead || mine.has(part.kind) ? found : null
    return {
      ...part,
      title: announced?.title ?? { de: '', en: '' },
      standing,
      languages: languages.filter(language => announced?.isThere[language]),
    }
  })
}

async function findParts(context: Reading, parts: readonly IssuePart[]): Promise<Found[]> {
  const bySite = { ...context, caller: null, requestId: 'issue' }
  const records = parts.filter(isRecord)
  const places = await placesOf(context, records, 'de')
  return Promise.all(
    records.map(async part => {
      const announced = await findPartSummary(bySite, part)
      const hasPage = places.has(`${part.kind}:${part.id}`)
      return { part, announced, hasPage, standing: standingOf(announced, hasPage) }
    }),
  )
}

async function findPartSummary(context: Acting, part: RecordPart): Promise<PartSummary | null> {
  try {
    return await summarizePart(context, part)
  } catch (error) {
    if (isFailure(error, 'notFound')) return null
    throw error
  }
}

function standingOf(announced: PartSummary | null, hasPage: boolean): PartStanding {
  if (!announced || announced.isDeleted) return 'gone'
  if (!announced.isPublic && !hasPage) return 'hidden'
  return announced.isCancelled ? 'cancelled' : 'shown'
}

// A rule, a picture, the linked title, the details, and the lead.
function blocksOf({ part, announced, hasPage }: Omit<Found, 'standing'>, language: Language): Block[] {
  const title = announced && inLanguage(announced.title, language).value
  if (!title) return []
  const marks: Mark[] = hasPage ? [{ type: 'link', attrs: { ...part } }] : []
  const about = [
    announced.isCancelled ? say.cancelled[language] : '',
    announced.about[language],
    onlyIn(announced.isThere, language),
  ].filter(words => words !== '')
  const lead = inLanguage(announced.lead, language).value
  return [
    { type: 'horizontalRule' },
    ...pictureOf(announced, language),
    {
      type: 'heading',
      attrs: { level: 2 },
      content: [{ type: 'text', text: title, marks }],
    },
    ...(about.length > 0 ? [paragraph(about.join(' · '))] : []),
    ...(lead ? [paragraph(lead)] : []),
  ]
}

/** Empty without a label or a target. */
function buttonOf({ label, link }: ButtonPart, language: Language): Block[] {
  const words = inLanguage(label, language).value
  return words && link ? [{ type: 'button', attrs: { ...link, label: words } }] : []
}

function onlyIn(isThere: Bilingual<boolean>, language: Language): string {
  if (isThere[language]) return ''
  return (isThere.de ? say.onlyGerman : say.onlyEnglish)[language]
}

function pictureOf({ imageId, imageAlt }: PartSummary, language: Language): Block[] {
  if (imageId === null) return []
  const alt = imageAlt && inLanguage(imageAlt, language).value
  const described = alt === null ? {} : alt === '' ? { isDecorative: true } : { alt }
  return [{ type: 'image', attrs: { fileId: imageId, caption: '', ...described } }]
}

function paragraph(text: string): Block {
  return { type: 'paragraph', content: [{ type: 'text', text }] }
}
