import { TZDate } from '@date-fns/tz'
import { blankContest } from '#contract/contests/contest.ts'
import { day } from '#contract/durations.ts'
import { dayInBerlin, inBoth, timeZone } from '#contract/language.ts'
import { paragraphs } from '#contract/richtext.ts'
import {
  contestKind,
  keepDemoBallots,
  keepDemoContribution,
  keepDemoRaffle,
} from '#server/contests/contests.ts'
import { setFilePublic, storeSeedPicture, storeSeedSound } from '#server/files/files.ts'
import { change, create } from '#server/platform/records/records.ts'
import { contestTexts, demoContests, type SeedContest } from './contests.ts'
import { artworks } from './pictures/artworks.ts'
import { seedInvitations } from './seed-votes.ts'
import type { Seeding } from './seeding.ts'
import { music } from './sounds/music.ts'
import { spinEchoes } from './sounds/spin-echoes.ts'

/** Creates contests in every phase, with fictitious works. */
export async function seedContests(dependencies: Seeding): Promise<void> {
  const { db, clock } = dependencies
  const bySite = { db, clock, caller: null, requestId: 'seed' }
  for (const contest of demoContests) {
    const { id, version } = await create(contestKind, bySite, fieldsOf(contest, clock()))
    const works: number[] = []
    for (const [name, state] of contest.works)
      works.push(
        await (name === 'music'
          ? seedMusic(dependencies, { contestId: id, state })
          : seedWork(dependencies, { contestId: id, state, work: artworks[name] })),
      )
    const ballots = (contest.ballots ?? []).map(votes => votes.flatMap(n => works[n] ?? []))
    await keepDemoBallots(dependencies, id, ballots)
    await seedInvitations(dependencies, { face: 'contests', faceId: id, names: contest.jury ?? [] })
    if (!contest.hasEnded) continue
    await keepDemoRaffle(dependencies, id)
    await change(contestKind, bySite, { id, version, areResultsPublished: true })
  }
}

function fieldsOf({ title, lead, submission, voting, fields }: SeedContest, now: Date) {
  const noon = (days: number) => {
    const there = new TZDate(now.getTime() + days * day, timeZone)
    there.setHours(12, 0, 0, 0)
    return new Date(there.getTime()).toISOString()
  }
  const submissionStart = noon(submission[0])
  return {
    ...blankContest(Number(dayInBerlin(new Date(submissionStart)).slice(0, 4))),
    ...{ title, lead, isVisible: true },
    text: inBoth(language => paragraphs(...contestTexts.text[language])),
    rules: inBoth(language => paragraphs(...contestTexts.rules[language])),
    prizes: inBoth(language => paragraphs(...contestTexts.prizes[language])),
    submissionStart,
    submissionEnd: noon(submission[1]),
    votingStart: noon(voting[0]),
    votingEnd: noon(voting[1]),
    ...fields,
  }
}

interface SeedWork {
  contestId: number
  state: SeedContest['works'][number][1]
  work: (typeof artworks)[keyof typeof artworks]
}

async function seedMusic(
  dependencies: Seeding,
  { contestId, state }: Omit<SeedWork, 'work'>,
): Promise<number> {
  const { title, text, alt, artist } = music
  const place = { folder: 'demo/artifact', name: 'work-echoes.wav' }
  const fileId = await storeSeedSound(dependencies, { bytes: spinEchoes(), ...place })
  await setFilePublic(dependencies, fileId, state === 'accepted')
  return keepDemoContribution(dependencies, {
    ...{ contestId, state, kind: 'music', title, text, altText: alt, fileId },
    artist: { name: artist, email: emailOf(artist), language: 'de' },
  })
}

async function seedWork(dependencies: Seeding, { contestId, state, work }: SeedWork): Promise<number> {
  const { file, title, text, alt, artist } = work
  const path = `server/seed/pictures/${file}`
  const fileId = await storeSeedPicture(dependencies, path, { folder: 'demo/artifact', alt: null })
  await setFilePublic(dependencies, fileId, state === 'accepted')
  return keepDemoContribution(dependencies, {
    ...{ contestId, state, kind: 'picture', title, text, altText: alt, fileId },
    artist: { name: artist, email: emailOf(artist), language: 'de' },
  })
}

const emailOf = (artist: string) => `${artist.toLowerCase().replace(/[^a-z]+/g, '.')}@example.org`
