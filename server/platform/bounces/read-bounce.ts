import { type BounceIds, idsOf } from './ids.ts'
import { parsedNotification } from './notification.ts'
import { type Fields, oneLine, type ReadMail, readParts } from './parts.ts'
import { type BounceReason, lastingReasons, reasonOf, type Said, saysItIsThere } from './reasons.ts'
import { saidIn, statusIn } from './said.ts'

export interface Bounce {
  /**
   * `hard`: nobody has this mailbox; `soft`: not delivered now; `complaint`: a report about a letter (RFC 5965);
   * `auto-reply`: an answer by itself; `other`: nothing of all this.
   */
  kind: 'hard' | 'soft' | 'complaint' | 'auto-reply' | 'other'
  reason: BounceReason | null
  /** The enhanced code (RFC 3463), such as 5.1.1. */
  status: string | null
  /** Whom it could not be delivered to: the address that we wrote to where that is told. */
  recipient: string | null
  /** The letter is still being tried. */
  isDelayed: boolean
  /** What a complaint is about: `abuse`, `auth-failure`, `not-spam` and others (RFC 5965, 6591). */
  feedback: string | null
  /** The words of the mail system: foreign text. */
  words: string
  ids: BounceIds
}

const longestWords = 300 // characters

/** What a mail tells about a letter that was sent. Never throws; what cannot be read is `other`. */
export async function readBounce(bytes: Uint8Array): Promise<Bounce> {
  const mail = await readParts(bytes)
  if (!mail) return { ...nothing, ids: { envelopeId: null, messageIds: [], sentTo: [], subject: '' } }
  const read =
    complaintIn(mail) ??
    notificationIn(mail) ??
    reportIn(mail) ??
    autoReplyIn(mail) ??
    noticeIn(mail) ??
    nothing
  return { ...read, words: oneLine(read.words).slice(0, longestWords), ids: idsOf(mail) }
}

type Read = Omit<Bounce, 'ids'>

const nothing: Read = {
  kind: 'other',
  reason: null,
  status: null,
  recipient: null,
  isDelayed: false,
  feedback: null,
  words: '',
}

function complaintIn({ feedback, original, headers }: ReadMail): Read | null {
  const told = feedback?.get('feedback-type')
  if (feedback && told) {
    const recipient = addressIn(feedback.get('original-rcpt-to') ?? '')
    return { ...nothing, kind: 'complaint', feedback: oneLine(told).toLowerCase().slice(0, 40), recipient }
  }
  // Microsoft's own form: the letter alone, with a header that says who complained.
  const complainer = /^x-hmxmroriginalrecipient:[ \t]*(\S+)/im.exec(original)?.[1]
  const isMicrosoft = /\bstaff@hotmail\.com\b/i.test(headers.get('from') ?? '')
  return complainer && isMicrosoft
    ? { ...nothing, kind: 'complaint', feedback: 'abuse', recipient: addressIn(complainer) }
    : null
}

/** What Amazon SES tells as JSON, mailed by its notification service. */
function notificationIn({ words }: ReadMail): Read | null {
  if (!/^\s*\{/.test(words)) return null
  const { notificationType, bounce, complaint } = parsedNotification(words)
  const [bounced] = bounce.bouncedRecipients
  const [complained] = complaint.complainedRecipients
  if (notificationType === 'Complaint')
    return {
      ...nothing,
      kind: 'complaint',
      feedback: complaint.complaintFeedbackType,
      recipient: complained?.emailAddress ?? null,
    }
  if (notificationType !== 'Bounce' || !bounced) return nothing
  const { emailAddress: recipient, status, diagnosticCode } = bounced
  const said: Said = { status, words: oneLine(diagnosticCode), isReply: true, command: 'RCPT' }
  return judged({ reason: reasonOf(said), said, recipient })
}

/** A delivery report by its fields (RFC 3464). */
function reportIn(mail: ReadMail): Read | null {
  const blocks =
    mail.status?.filter(
      block => block.has('final-recipient') || block.has('status') || block.has('action'),
    ) ?? []
  if (blocks.length === 0) return null
  const [first] = blocks
  return first ? blockRead(first, mail) : null
}

function blockRead(block: Fields, mail: ReadMail): Read {
  const action = (block.get('action') ?? '').toLowerCase()
  const recipient =
    addressIn(block.get('original-recipient') ?? '') ?? addressIn(block.get('final-recipient') ?? '')
  if (/^(?:delivered|relayed|expanded)/.test(action)) return { ...nothing, recipient }
  const told = statusIn(block.get('status') ?? '')
  if (told.startsWith('2')) return { ...nothing, recipient }
  const diagnostic = oneLine(block.get('diagnostic-code') ?? '')
  const said = saidIn(diagnostic, told, mail)
  // PowerMTA says what it makes of it.
  if (block.get('x-powermta-bouncecategory') === 'bad-mailbox')
    return judged({ reason: 'unknownUser', said, recipient })
  const judgedReason = action === 'delayed' ? 'expired' : reasonOf(said)
  // Where the report and the words beside it differ, the mailbox may well be there.
  const isThere = judgedReason === 'unknownUser' && saysItIsThere(oneLine(mail.words).slice(0, 300))
  const isRule = /\binbound-smtp\.\S+\.amazonaws\.com\b/.test(mail.status?.[0]?.get('reporting-mta') ?? '') // a receiver's own rule
  const reason = isThere || (isRule && judgedReason === 'unknownUser') ? 'refusedByReader' : judgedReason
  return judged({ reason, said, recipient, isDelayed: action === 'delayed' })
}

function judged(given: {
  reason: BounceReason
  said: Said
  recipient: string | null
  isDelayed?: boolean
}): Read {
  const { reason, said, recipient, isDelayed = false } = given
  const kind = lastingReasons.has(reason) ? 'hard' : 'soft'
  return { ...nothing, kind, reason, status: said.status || null, recipient, isDelayed, words: said.words }
}

/** An answer that nobody wrote (RFC 3834), or that says so in its subject. */
function autoReplyIn({ headers }: ReadMail): Read | null {
  const isBySystem = daemon.test(headers.get('from') ?? '')
  const submitted = headers.get('auto-submitted') ?? ''
  const isReplied = /^auto-replied/i.test(submitted) && !isBySystem
  const says =
    headers.has('x-autoreply') ||
    headers.has('x-autorespond') ||
    (headers.has('x-auto-response-suppress') && !isBySystem) ||
    /auto[_-]?reply/i.test(headers.get('precedence') ?? '')
  const isAway = !isBySystem && away.test(headers.get('subject') ?? '')
  return isReplied || says || isAway ? { ...nothing, kind: 'auto-reply' } : null
}

const daemon =
  /mailer.?daemon|post.?master|no.?reply@|sysadmin|mail deliver|mail(?:er)? system|mail administrator|delivery subsystem|mmdf|failure[_ -]?notice|nondeliver|@mailer|bounce/i
const away =
  /^(?:re: ?|aw: ?)*(?:auto(?:matic|matische|mated)?[ :-]*(?:re(?:ply|sponse)|antwort)?:|auto:|out of (?:the )?office|ooo\b|away\b|abwesen|automatische (?:antwort|r[uü]ck)|vacation|nicht im (?:b[uü]ro|haus)|i am (?:away|out)|on (?:vacation|leave|holiday)|r[eé]ponse automatique|urlaub)/i

/** A bounce that only says in words what happened. */
function noticeIn(mail: ReadMail): Read | null {
  const { headers, words } = mail
  const from = headers.get('from') ?? ''
  const subject = headers.get('subject') ?? ''
  const isBySystem = daemon.test(from) || from.trim() === '<>' || headers.has('x-failed-recipients')
  const isFailure = isBySystem
    ? failure.test(`${subject}\n${words}`)
    : failureSubject.test(subject) && failure.test(words)
  if (!isFailure) return null
  const said = saidIn('', '', mail)
  const recipient = addressIn(headers.get('x-failed-recipients') ?? '') ?? addressIn(words)
  return judged({ reason: reasonOf(said), said, recipient })
}

const failureSubject =
  /undeliver|deliver\w* (?:status|fail|problem|error)|fail\w*(?: \S+)? (?:notice|deliver)|returned (?:mail|to sender)|mail (?:system error|failure|error)|unzustellbar|could not be delivered|warning: (?:message|could not send)|non.?deliver/i
const failure =
  /undeliver|deliver|fail|could ?n.t|could not|unable|reject|error|returned|unzustellbar|did not|bounce|unknown|full/i

function addressIn(text: string): string | null {
  const [, found] =
    /(?:^|[<\s;:("'[])([^\s<>()[\];:,"'@=]{1,64}@[a-z0-9][a-z0-9.-]{0,251}[a-z0-9])/i.exec(text) ?? []
  return found ?? null
}
