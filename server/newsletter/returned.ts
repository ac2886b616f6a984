import { minute } from '#contract/durations.ts'
import { type DisabledReason, mostUndelivered } from '#contract/newsletter/recipient.ts'
import { type Bounce, readBounce } from '#server/platform/bounces/bounces.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import type { ReturnedMail } from '#server/platform/returned-mail/returned-mail.ts'
import { move } from '#server/platform/states/states.ts'
import { endSubscriptionsOnRequest } from './leaving.ts'
import { idsNamedIn } from './letter-names.ts'
import { takeBackLettersOf } from './letters-ledger.ts'
import { markOf } from './marks.ts'
import { subscriptions } from './recipients.ts'
import {
  countOthersAt,
  countUndelivered,
  findByMessageIds,
  findLetter,
  type KnownLetter,
  noteBounce,
} from './returned-letters.ts'
import { lockMailbox, setComplained, stoppedColumns } from './subscriber-queries.ts'

type Needs = Pick<Dependencies, 'db' | 'clock' | 'secret' | 'erasures' | 'config'>

/**
 * Handles a mail from the mailbox for returned letters: it unsubscribes a reader, or reports about a letter.
 * A repeated mail changes nothing, nor does one that names no letter or reader of this site.
 */
export async function takeReturned(given: Needs, mail: ReturnedMail): Promise<void> {
  const bounce = await readBounce(mail.bytes)
  const { sentTo, subject } = bounce.ids
  const [reader] = idsNamedIn(given.secret, 'u', `${sentTo.join(' ')} ${subject}`)
  if (reader !== undefined && bounce.kind !== 'hard' && bounce.kind !== 'soft')
    return unsubscribeByMail(given, reader, mail.receivedAt)
  if (isAboutLetter(bounce)) await takeBounce(given, bounce, mail.receivedAt)
}

// A mail may be read twice: it does not end a subscription that was confirmed after it was received.
async function unsubscribeByMail(given: Needs, id: number, receivedAt: Date): Promise<void> {
  const latest = receivedAt.getTime() + minute // clocks of mail servers differ
  const mailbox = await lockMailbox(given.db, id)
  await endSubscriptionsOnRequest(
    given,
    mailbox.filter(({ activatedAt }) => (activatedAt?.getTime() ?? 0) <= latest),
  )
}

type LetterBounce = Bounce & { kind: 'hard' | 'soft' | 'complaint' }

const noComplaint = new Set(['auth-failure', 'not-spam', 'dmarc']) // reports that are not complaints (RFC 6591)

function isAboutLetter(bounce: Bounce): bounce is LetterBounce {
  const { kind, isDelayed, feedback } = bounce
  if (kind === 'complaint') return !noComplaint.has(feedback ?? '')
  return (kind === 'hard' || kind === 'soft') && !isDelayed
}

async function takeBounce(given: Needs, reported: LetterBounce, receivedAt: Date): Promise<void> {
  const { db, clock } = given
  const letter = await findReturnedLetter(given, reported)
  if (!letter || !isItsReader(given, letter, reported)) return
  await lockMailbox(db, letter.subscriberId)
  const bounce = (await isOutage(db, reported, letter)) ? { ...reported, kind: 'soft' as const } : reported
  const at = new Date(Math.min(receivedAt.getTime(), clock().getTime()))
  const { kind, reason } = bounce
  if (!(await noteBounce(db, { id: letter.id, kind, reason, at }))) return
  const why = await reasonToStop(given, bounce, letter.subscriberId)
  if (why) await stop(given, letter.subscriberId, why)
}

// If others read at the same domain, it exists, whatever a name server reports for the moment.
async function isOutage(
  db: Needs['db'],
  { kind, reason }: LetterBounce,
  letter: KnownLetter,
): Promise<boolean> {
  return kind === 'hard' && reason === 'unknownHost' && (await countOthersAt(db, letter.subscriberId)) > 0
}

/** Finds the letter by the envelope id, then by the return address, then by the Message-ID. */
async function findReturnedLetter({ db, secret }: Needs, { ids }: Bounce): Promise<KnownLetter | undefined> {
  for (const text of [ids.envelopeId ?? '', ids.sentTo.join(' ')]) {
    const [id] = idsNamedIn(secret, 'b', text)
    if (id !== undefined) return findLetter(db, id)
  }
  return findByMessageIds(
    db,
    ids.messageIds.map(id => `<${id}>`),
  )
}

// A mailing list member is not the reader of the letter. Complaints omit the address or give another one.
function isItsReader({ secret }: Needs, { mark }: KnownLetter, { kind, recipient }: Bounce): boolean {
  return kind === 'complaint' || recipient === null || markOf(secret, recipient).equals(mark)
}

async function reasonToStop(
  { db, clock }: Needs,
  { kind, reason }: LetterBounce,
  subscriberId: number,
): Promise<DisabledReason | null> {
  if (kind === 'complaint') return 'complaint'
  if (kind === 'hard') return lasting(reason)
  const since = new Date(clock().getTime() - mostUndelivered.within)
  return (await countUndelivered(db, subscriberId, since)) >= mostUndelivered.letters ? 'undelivered' : null
}

function lasting(reason: Bounce['reason']): DisabledReason {
  return reason === 'unknownHost' || reason === 'moved' || reason === 'acceptsNoMail' ? reason : 'unknownUser'
}

async function stop(given: Needs, id: number, why: DisabledReason): Promise<void> {
  const now = given.clock()
  const bySite = { ...given, caller: null, requestId: 'returned mail' }
  const set = stoppedColumns(why, now)
  await move(bySite, subscriptions, {
    id,
    to: 'disabled',
    from: ['active'],
    action: 'disable',
    reason: why,
    set,
  })
  if (why === 'complaint') await setComplained(given.db, id)
  await takeBackLettersOf(given.db, id, now)
}
