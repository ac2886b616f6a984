import type { Recording } from '#contract/files/file.ts'
import { isOfKind } from '#contract/files/film.ts'
import { inLanguage, type Language } from '#contract/language.ts'
import type { PollCard, PollDetail, ShownOption } from '#contract/polls/shown.ts'
import { isEmptyDocument, type RichText } from '#contract/richtext.ts'
import { inOrderOf } from '#contract/voting/order.ts'
import { nextOrderChange, nextVotingChange } from '#contract/voting/states.ts'
import { downloadsOf, imagesOf, withPictures } from '#server/files/files.ts'
import { type Context, noteNextChange } from '#server/platform/calls/calls.ts'
import {
  answerLanguage,
  resolveLinks,
  shownBaseOf,
  slugsShown,
  textsShown,
} from '#server/platform/records/records.ts'
import { findVotings, shownResults, stateOf, type Voting, votingMomentsOf } from '#server/voting/voting.ts'
import { face } from './guard.ts'
import type { PollRow } from './queries.ts'

/** The part of the context that showing a poll needs, also within other pages. */
export type Showing = Pick<Context, 'db' | 'clock' | 'language' | 'kinds' | 'reads' | 'cache'>

/** A poll in the list. Only the fields named here are sent to the public. */
export function cardOf(context: Showing, row: PollRow, voting: Voting | undefined): PollCard {
  const { language } = context
  const spoken = answerLanguage(row.translation, language)
  const opening = votingMomentsOf(row)
  noteNextChange(context, nextVotingChange(opening, context.clock()))
  return {
    id: row.id,
    slug: slugsShown(row.slug)[language],
    title: row.title[spoken],
    ...textsShown(row, spoken, ['teaser']),
    state: stateOf({ ...row, annulledAt: voting?.annulledAt ?? null }, context.clock()),
    ...opening,
    isForInvited: row.rules.way === 'invited' || row.rules.way === 'codes',
    language: spoken,
  }
}

/** A poll as shown to the public. Only the fields named here are sent. */
export async function detailOf(context: Showing, row: PollRow): Promise<PollDetail> {
  const { db, clock, language } = context
  const now = clock()
  const [voting] = await findVotings(db, face, [row.id])
  const card = cardOf(context, row, voting)
  const { way, method, isNamed, domains, mostVotes, mostPerOption, mayReplace, results } = row.rules
  const texts = textsShown(row, card.language, ['content'])
  if (card.state !== 'closed') noteNextChange(context, nextOrderChange(now))
  return {
    ...card,
    content: await shown(context, texts.content),
    inOtherLanguage: [...card.inOtherLanguage, ...texts.inOtherLanguage],
    options: await optionsOf(context, row, voting),
    rules: { way, method, isNamed, domains, mostVotes, mostPerOption, mayReplace, results },
    results: voting ? await shownResults(context, voting, idsOf(row), false) : null,
    annulled: annulmentOf(voting, language),
    ...shownBaseOf(context, row),
    updatedAt: row.updatedAt.toISOString(),
    changesAt: nextVotingChange(votingMomentsOf(row), now)?.toISOString() ?? null,
  }
}

function annulmentOf(voting: Voting | undefined, language: Language): PollDetail['annulled'] {
  const { annulledAt = null, annulment = null } = voting ?? {}
  return annulledAt && annulment && { at: annulledAt.toISOString(), reason: annulment[language] }
}

export function idsOf({ options }: Pick<PollRow, 'options'>): string[] {
  return options.map(({ id }) => id)
}

async function optionsOf(context: Showing, row: PollRow, voting: Voting | undefined): Promise<ShownOption[]> {
  const { language, clock } = context
  const images = await imagesOf(
    context,
    row.options.flatMap(({ imageId }) => imageId ?? []),
    language,
  )
  const sounds = await soundsOf(context, row)
  return inOrderOf(row.options, voting?.id ?? 0, clock()).map(({ id, label, text, imageId, audioId }) => ({
    id,
    label: textIn(label, language),
    text: textIn(text, language),
    image: images.get(imageId ?? 0) ?? null,
    audio: sounds.get(audioId ?? 0) ?? null,
  }))
}

/** Returns the audio files of the options by file id; files of other types are left out. */
async function soundsOf(context: Showing, { options }: PollRow): Promise<Map<number, Recording>> {
  const files = await downloadsOf(
    context,
    options.flatMap(({ audioId }) => audioId ?? []),
  )
  const sounds = [...files].filter(([, { type }]) => isOfKind(type, 'audio'))
  return new Map(sounds.map(([id, { src, type }]) => [id, { src, type }]))
}

function textIn(text: { de: string; en: string }, language: Language): string {
  return inLanguage(text, language).value
}

async function shown(context: Showing, text: RichText | null): Promise<RichText | null> {
  if (text === null || isEmptyDocument(text)) return null
  return withPictures(context, await resolveLinks(context, text, context.language), context.language)
}
