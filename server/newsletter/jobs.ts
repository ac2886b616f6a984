import type { Language } from '#contract/language.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { writeInPortions } from '#server/platform/letters/letters.ts'
import { claimUnreportedPauses, type Letter, queueMail } from '#server/platform/mail/mail.ts'
import { readMailbox } from '#server/platform/returned-mail/returned-mail.ts'
import { batchBeginning, batchOf } from './batch-of-issue.ts'
import { issueFor, issueLetterOf } from './issue-letter.tsx'
import { findIssue, lockIssue, takeDueIssues } from './issue-queries.ts'
import { leavingPair } from './leaving-link.ts'
import { nameOf } from './letter-names.ts'
import { markNotSent, noteOutcomes, takeUnwritten, type Wanted } from './letters-ledger.ts'
import { takeReturned } from './returned.ts'
import { beginSending } from './sending.ts'
import { notifyNoReaders, notifyNotBegun, notifyPaused } from './staff-letters.tsx'
import { findSubscribers, type SubscriberRow } from './subscriber-queries.ts'
import { oneClickAddress, ownAddress, unsubscribeMailOf } from './subscription-links.ts'

type Needs = Pick<Dependencies, 'db' | 'clock' | 'config' | 'secret' | 'kinds' | 'log' | 'cache'>

/**
 * Writes the wanted letters into the outbox, each once: ledger line and outbox row commit together, so that a
 * crash leaves neither. Then records the outcomes of earlier letters.
 */
export async function writeNewsletterLetters(given: Needs): Promise<void> {
  await beginOrdered(given)
  const letters = letterMaker(given)
  await writeInPortions(given.db, (db, limit) => writePortion({ ...given, db }, letters, limit))
  await noteOutcomes(given.db)
  await transact(given.db, db => notifyPauses({ ...given, db }))
}

/** Starts sending the issues that are due. A failing issue does not block others and is retried. */
async function beginOrdered(given: Needs): Promise<void> {
  for (const id of await takeDueIssues(given.db, given.clock()))
    await begin(given, id).catch(async error => {
      const reason = error instanceof Error ? error.message : String(error)
      given.log.error({ id, error: reason }, 'the sending of an issue of the newsletter could not begin')
      const issue = await findIssue(given.db, id)
      if (issue) await transact(given.db, db => notifyNotBegun({ ...given, db }, issue))
    })
}

async function begin(given: Needs, id: number): Promise<void> {
  const isSent = await transact(given.db, async db => {
    const issue = await lockIssue(db, id)
    const isDue = issue && !issue.sentAt && issue.sendAfter && issue.sendAfter <= given.clock()
    if (!isDue) return false
    const begun = await beginSending({ ...given, db, caller: null, requestId: 'ordered issue' }, issue)
    if (begun) await clearCaches(db, shownBySending)
    else await notifyNoReaders({ ...given, db }, issue)
    return begun
  })
  if (isSent) given.cache.clear(shownBySending)
}

/** The archive, and the files that an issue shows. */
const shownBySending = ['newsletter', 'files'] as const

/** Writes to staff about each sending that was paused by too many failures, once. */
async function notifyPauses(given: Needs): Promise<void> {
  for (const batch of await claimUnreportedPauses(given.db, batchBeginning, given.clock())) {
    const issue = await findIssue(given.db, Number(batch.slice(batchBeginning.length)))
    if (issue) await notifyPaused(given, issue)
  }
}

type MakeLetter = (newsletterId: number, reader: Language) => Promise<Letter | null>

// All readers of a language get the same letter, with placeholders for their tokens.
function letterMaker(given: Needs): MakeLetter {
  const made = new Map<string, Promise<Letter | null>>()
  return (newsletterId, reader) => {
    const key = `${newsletterId} ${reader}`
    const letter = made.get(key) ?? letterOf(given, newsletterId, reader)
    made.set(key, letter)
    return letter
  }
}

async function letterOf(given: Needs, newsletterId: number, reader: Language): Promise<Letter | null> {
  const { db, config } = given
  const row = await findIssue(db, newsletterId)
  const reading = { ...given, reads: { tags: new Set<never>(), until: null } }
  const issue = row && (await issueFor(reading, row, reader))
  const { baseUrl } = config
  return issue ? issueLetterOf(issue, { reader, baseUrl, ownPage: ownAddress(baseUrl, reader) }) : null
}

async function writePortion(given: Needs, letterFor: MakeLetter, limit: number): Promise<number> {
  const { db, clock } = given
  const wanted = await takeUnwritten(db, limit, clock())
  const readers = await findSubscribers(
    db,
    wanted.flatMap(({ subscriberId }) => subscriberId ?? []),
  )
  const unwritten: number[] = []
  for (const one of wanted) {
    const reader = readers.find(({ id }) => id === one.subscriberId)
    if (!reader || !(await writeLetter(given, one, reader, letterFor))) unwritten.push(one.id)
  }
  await markNotSent(db, unwritten)
  return wanted.length
}

/** Returns false if the reader has left in the meantime. */
async function writeLetter(
  given: Needs,
  { id, newsletterId, outboxKey }: Wanted,
  reader: SubscriberRow,
  letterFor: MakeLetter,
): Promise<boolean> {
  const { email, language, state } = reader
  if (state !== 'active' || email === null) return false
  const letter = await letterFor(newsletterId, language)
  if (!letter) return false
  await queueMail(given, {
    purpose: 'newsletter',
    to: { address: email },
    letter,
    tokens: leavingPair(given.secret, email),
    unsubscribe: oneClickAddress(given.config.baseUrl),
    ...unsubscribeMailOf(given, reader.id),
    envelopeId: nameOf(given.secret, 'b', id),
    isBulk: true,
    batch: batchOf(newsletterId),
    listName: 'newsletter',
    dedupeKey: outboxKey,
  })
  return true
}

/** Reads the mailbox: mails that were returned, and mails by which readers unsubscribe. */
export async function readReturned(given: Dependencies): Promise<void> {
  await readMailbox(given, (db, mail) => takeReturned({ ...given, db }, mail))
}

export const newsletterJobs = {
  writeNewsletterLetters,
  // The same job, queued by the call that sends, which does not wait for the minute of the schedule.
  sendNewsletter: writeNewsletterLetters,
  readMailbox: readReturned,
} satisfies Record<string, Job<Dependencies>>
