import { authorsOf, shortName } from '#contract/articles/authors.ts'
import { unmarked } from '#contract/articles/marked-text.ts'
import { type Bilingual, inBoth, languages } from '#contract/language.ts'
import type { PartKind, RecordPart } from '#contract/newsletter/parts.ts'
import { linesOf } from '#contract/people/cv-lines.ts'
import { dayIn } from '#messages/event-times.ts'
import { whenOf } from '#messages/event-when.ts'
import { pollEnds } from '#messages/newsletter-parts.ts'
import { articleKind } from '#server/articles/articles.ts'
import { eventKind } from '#server/events/events.ts'
import { newsKind } from '#server/news/news.ts'
import { fullNameOf, personKind } from '#server/people/people.ts'
import { type Acting, find } from '#server/platform/records/records.ts'
import { pollKind } from '#server/polls/polls.ts'

/** The data of a record that an issue shows. */
export interface PartSummary {
  title: Bilingual<string>
  lead: Bilingual<string>
  /** Its date, its authors and journal, or when a poll ends. */
  about: Bilingual<string>
  imageId: number | null
  /** Null: the text of the file; both empty: decorative. */
  imageAlt: Bilingual<string> | null
  isCancelled: boolean
  isPublic: boolean
  isDeleted: boolean
  isThere: Bilingual<boolean>
}

type Source = (context: Acting, id: number) => Promise<PartSummary>

const none = { de: '', en: '' }
const plain = { lead: none, about: none, imageId: null, imageAlt: null, isCancelled: false }
const mostAuthors = 3 // further authors are shown on the website only

const sources: Record<PartKind, Source> = {
  async news(context, id) {
    const item = await find(newsKind, context, id)
    const { title, teaser: lead, imageId, imageAlt, publishAt, createdAt } = item
    return {
      ...plain,
      ...stateOf(item),
      ...{ title, lead, imageId, imageAlt },
      about: dayIn(publishAt ?? createdAt),
    }
  },
  async events(context, id) {
    const item = await find(eventKind, context, id)
    const { title, teaser: lead, start, end, isOneDayEvent, isCancelled } = item
    const about = start && end ? whenOf({ start, end, isOneDayEvent }) : none
    const imageId = item.teaserImageId ?? item.imageId
    const imageAlt = item.teaserImageId === null ? item.imageAlt : null
    return { ...stateOf(item), ...{ title, lead, about, imageId, imageAlt, isCancelled } }
  },
  async people(context, id) {
    const item = await find(personKind, context, id)
    const [de, en] = await Promise.all(languages.map(language => fullNameOf(context, item, language)))
    const { interests, imageAlt, hasImageConsent } = item
    const lead = inBoth(language => linesOf(interests[language]).join(' · '))
    const imageId = hasImageConsent ? item.imageId : null
    return {
      ...plain,
      ...stateOf(item),
      ...{ title: { de: de ?? '', en: en ?? '' }, lead, imageId, imageAlt },
    }
  },
  async articles(context, id) {
    const item = await find(articleKind, context, id)
    const authors = authorsOf(item.authors, item.authorStyle).map(shortName)
    const some = authors.slice(0, mostAuthors).join(', ') + (authors.length > mostAuthors ? ' et al.' : '')
    const source = [some, item.journal, item.year].filter(Boolean).join(' · ')
    const title = inBoth(() => unmarked(item.title))
    return { ...plain, ...stateOf(item), title, lead: item.summary, about: inBoth(() => source) }
  },
  async polls(context, id) {
    const item = await find(pollKind, context, id)
    const about = item.closesAt ? pollEnds(item.closesAt) : none
    return { ...plain, ...stateOf(item), title: item.title, lead: item.teaser, about }
  },
}

/** Returns the current data of a record for an issue. Throws `notFound` if it was deleted permanently. */
export function summarizePart(context: Acting, { kind, id }: RecordPart): Promise<PartSummary> {
  return sources[kind](context, id)
}

function stateOf({
  isPublic,
  deletedAt,
  translation,
}: {
  isPublic: boolean
  deletedAt: string | null
  translation: Bilingual<string>
}) {
  const isThere = inBoth(language => translation[language] !== 'missing')
  return { isPublic, isDeleted: deletedAt !== null, isThere }
}
