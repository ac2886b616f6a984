import { type BounceIds, idsOf } from './ids.ts'
import { parsedNotification } from './notification.ts'
import { type Fields, oneLine, type ReadMail, readParts } from './parts.ts'
import { type BounceReason, isMailboxThere, lastingReasons, reasonOf, type ServerReply } from './reasons.ts'
import { serverReplyIn, statusIn } from './server-reply.ts'

export interface Bounce {
  /**
   * `hard`: the mailbox does not exist; `soft`: temporarily not delivered; `complaint`: a feedback report
   * about a letter (RFC 5965); `auto-reply`: an automatic reply; `other`: none of these.
   */
  kind: 'hard' | 'soft' | 'complaint' | 'auto-reply' | 'other'
  reason: BounceReason | null
  /** Enhanced status code (RFC 3463), such as 5.1.1. */
  status: string | null
  /** The failed recipient: the original address, if the report names it. */
  recipient: string | null
  /** Whether delivery is still being retried. */
  isDelayed: boolean
  /** Type of a complaint: `abuse`, `auth-failure`, `not-spam` and others (RFC 5965, 6591). */
  feedback: string | null
  /** Text of the mail system; not trustworthy. */
  words: string
  ids: BounceIds
}

const longestWords = 300 // characters

/** Reads what a mail reports about a sent letter. Never throws; unreadable mails are `other`. */
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
  const feedbackType = feedback?.get('feedback-type')
  if (feedback && feedbackType) {
    const recipient = addressIn(feedback.get('original-rcpt-to') ?? '')
    return {
      ...nothing,
      kind: 'complaint',
      feedback: oneLine(feedbackType).toLowerCase().slice(0, 40),
      recipient,
    }
  }
  // Microsoft's own format: the letter without a report, with a header that names the complainer.
  const complainer = /^x-hmxmroriginalrecipient:[ \t]*(\S+)/im.exec(original)?.[1]
  const isMicrosoft = /\bstaff@hotmail\.com\b/i.test(headers.get('from') ?? '')
  return complainer && isMicrosoft
    ? { ...nothing, kind: 'complaint', feedback: 'abuse', recipient: addressIn(complainer) }
    : null
}

/** A notification of Amazon SES as JSON, sent as a mail. */
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
  const reply: ServerReply = { status, words: oneLine(diagnosticCode), isReply: true, command: 'RCPT' }
  return judged({ reason: reasonOf(reply), reply, recipient })
}

/** A delivery report with fields (RFC 3464). */
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
  const status = statusIn(block.get('status') ?? '')
  if (status.startsWith('2')) return { ...nothing, recipient }
  const diagnostic = oneLine(block.get('diagnostic-code') ?? '')
  const reply = serverReplyIn(diagnostic, status, mail)
  // PowerMTA classifies the failure itself.
  if (block.get('x-powermta-bouncecategory') === 'bad-mailbox')
    return judged({ reason: 'unknownUser', reply, recipient })
  const judgedReason = action === 'delayed' ? 'expired' : reasonOf(reply)
  // If the text contradicts the report, as with a full mailbox, the mailbox may exist.
  const isThere = judgedReason === 'unknownUser' && isMailboxThere(oneLine(mail.words).slice(0, 300))
  const isRule = /\binbound-smtp\.\S+\.amazonaws\.com\b/.test(mail.status?.[0]?.get('reporting-mta') ?? '') // a receiver's own rule
  const reason = isThere || (isRule && judgedReason === 'unknownUser') ? 'refusedByReader' : judgedReason
  return judged({ reason, reply, recipient, isDelayed: action === 'delayed' })
}

function judged(given: {
  reason: BounceReason
  reply: ServerReply
  recipient: string | null
  isDelayed?: boolean
}): Read {
  const { reason, reply, recipient, isDelayed = false } = given
  const kind = lastingReasons.has(reason) ? 'hard' : 'soft'
  return { ...nothing, kind, reason, status: reply.status || null, recipient, isDelayed, words: reply.words }
}

/** An automatic reply by its headers (RFC 3834) or its subject. */
function autoReplyIn({ headers }: ReadMail): Read | null {
  const isBySystem = daemon.test(headers.get('from') ?? '')
  const submitted = headers.get('auto-submitted') ?? ''
  const isReplied = /^auto-replied/i.test(submitted) && !isBySystem
  const hasReplyHeader =
    headers.has('x-autoreply') ||
    headers.has('x-autorespond') ||
    (headers.has('x-auto-response-suppress') && !isBySystem) ||
    /auto[_-]?reply/i.test(headers.get('precedence') ?? '')
  const isAway = !isBySystem && away.test(headers.get('subject') ?? '')
  return isReplied || hasReplyHeader || isAway ? { ...nothing, kind: 'auto-reply' } : null
}

const daemon =
  /mailer.?daemon|post.?master|no.?reply@|sysadmin|mail deliver|mail(?:er)? system|mail administrator|delivery subsystem|mmdf|failure[_ -]?notice|nondeliver|@mailer|bounce/i
const away =
  /^(?:re: ?|aw: ?)*(?:auto(?:matic|matische|mated)?[ :-]*(?:re(?:ply|sponse)|antwort)?:|auto:|out of (?:the )?office|ooo\b|away\b|abwesen|automatische (?:antwort|r[uü]ck)|vacation|nicht im (?:b[uü]ro|haus)|i am (?:away|out)|on (?:vacation|leave|holiday)|r[eé]ponse automatique|urlaub)/i

/** A bounce without a report, only in words. */
function noticeIn(mail: ReadMail): Read | null {
  const { headers, words } = mail
  const from = headers.get('from') ?? ''
  const subject = headers.get('subject') ?? ''
  const isBySystem = daemon.test(from) || from.trim() === '<>' || headers.has('x-failed-recipients')
  const isFailure = isBySystem
    ? failure.test(`${subject}\n${words}`)
    : failureSubject.test(subject) && failure.test(words)
  if (!isFailure) return null
  const reply = serverReplyIn('', '', mail)
  const recipient = addressIn(headers.get('x-failed-recipients') ?? '') ?? addressIn(words)
  return judged({ reason: reasonOf(reply), reply, recipient })
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
