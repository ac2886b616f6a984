import { fail } from '#contract/errors.ts'
import { dayInBerlin, inLanguage } from '#contract/language.ts'
import { slugOf } from '#contract/slugs.ts'
import { certificate as say } from '#messages/contest-results.ts'
import { momentIn } from '#messages/event-times.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { type PdfPart, pdfType } from '#server/platform/pdf/pdf.ts'
import { audit } from '#server/platform/records/records.ts'
import { type ContestRow, findContest } from './queries.ts'
import { rankingOf } from './ranking.ts'
import { withNames } from './results.ts'

interface Won {
  place: number
  title: string
  artist: string
}

/** A page for each artist who won, the first place first. Throws `votingNotOver` and `nobodyWon`. */
export async function printCertificates(context: Context, contestId: number): Promise<undefined> {
  const { db, language, clock } = context
  const contest = await findContest(db, contestId)
  if (!contest) throw fail('notFound')
  const won = await winnersOf(context, contest)
  await audit(context, {
    action: 'exported',
    entity: 'contests',
    entityId: contestId,
    details: { format: 'pdf' },
  })
  const title = say.certificates[language]
  const pdf = await context.pdf.draw({
    ...{ language, title, madeAt: clock(), format: 'landscape', hasPageNumbers: false },
    names: won.map(({ place, title: work, artist }) => ({
      text: `${artist} ${work}`,
      where: say.place[language](place),
    })),
    parts: won.flatMap((one, n) => [
      ...(n > 0 ? [{ kind: 'newPage' } as const] : []),
      ...partsOf(context, contest, one),
    ]),
  })
  const name = `${slugOf(title)}-${contest.year}-${dayInBerlin(clock())}.pdf`
  context.sends.file = { name, type: pdfType, bytes: singleChunk(pdf) }
}

async function* singleChunk(bytes: Buffer) {
  yield bytes
}

async function winnersOf(context: Context, contest: ContestRow): Promise<Won[]> {
  const ranking = await rankingOf(context, contest)
  if (!ranking) throw fail('votingNotOver')
  const named = await withNames(context, contest.id, ranking.works)
  const won = named.flatMap(({ place, title, artist }) => (place === null ? [] : [{ place, title, artist }]))
  if (won.length === 0) throw fail('nobodyWon')
  return won.sort((a, b) => a.place - b.place)
}

function partsOf({ language }: Context, contest: ContestRow, { place, title, artist }: Won): PdfPart[] {
  const end = contest.votingEnd ? momentIn(contest.votingEnd.toISOString())[language] : String(contest.year)
  const decided = say[contest.judging === 'jury' ? 'juryUntil' : 'votedUntil'][language](end)
  const lines = [
    { as: 'note', text: `ARTifact ${contest.year} · ${inLanguage(contest.title, language).value}` },
    { as: 'display', text: say.title[language] },
    { as: 'words', text: say.goesTo[language] },
    { as: 'name', text: artist },
    { as: 'words', text: say.forWork[language](title) },
    { as: 'name', text: say.place[language](place) },
    { as: 'words', text: decided },
    { as: 'note', text: say.institute[language] },
  ] as const
  return [{ kind: 'sheet', lines }]
}
