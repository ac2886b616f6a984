/** Content of a mail system's report about one letter (RFC 3464). */
export interface MadeBounce {
  to: string
  status: string
  diagnostic: string
  action?: string
  /** Original recipient, if the letter was forwarded. */
  original?: string
  envelopeId?: string
  messageId?: string
  /** Address that the report is sent to. */
  returnTo?: string
}

/** Builds a report in the format of Postfix. */
export function bounceMail(given: MadeBounce): Buffer {
  const { to, status, diagnostic, action = 'failed', original, envelopeId, messageId } = given
  const lines = [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.example.net (Mail Delivery System)',
    `To: ${given.returnTo ?? 'bounces@example.org'}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="report"',
    '',
    '--report',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at mx.example.net.',
    '--report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.net',
    ...(envelopeId ? [`Original-Envelope-Id: ${envelopeId}`] : []),
    '',
    `Final-Recipient: rfc822; ${to}`,
    ...(original ? [`Original-Recipient: rfc822;${original}`] : []),
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${diagnostic}`,
    '',
    '--report',
    'Content-Type: message/rfc822',
    '',
    ...(messageId ? [`Message-ID: <${messageId}>`] : []),
    'Subject: Neues aus dem Feld',
    '',
    'Guten Tag',
    '--report--',
    '',
  ]
  return Buffer.from(lines.join('\r\n'))
}
