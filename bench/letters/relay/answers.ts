import { createTransport } from 'nodemailer'
import type { ReadLetter } from './python.ts'

interface Answering {
  /** Port of the reader's mail server. */
  port: number
  letter: ReadLetter
  reader: string
}

/**
 * Sends the automatic replies of an absent reader to the return path of a letter: one marked as automatic in
 * its header (RFC 3834), and one without the mark. Returns their number.
 */
export async function answerAutomatically({ port, letter, reader }: Answering): Promise<number> {
  const to = returnPathOf(letter)
  const ways = [
    {
      from: '',
      subject: `Automatische Antwort: ${letter.subject}`,
      headers: { 'Auto-Submitted': 'auto-replied' },
    },
    { from: reader, subject: `Abwesenheitsnotiz: ${letter.subject}`, headers: {} },
  ]
  for (const { from, subject, headers } of ways)
    await post(port, {
      envelope: { from, to: [to] },
      from: reader,
      ...{ to, subject, headers },
      inReplyTo: letter.headers['message-id'] ?? '',
      text: 'Ich bin bis zum 12. im Urlaub und lese keine E-Mails. In dringenden Fällen: 0201 / 123456.',
    })
  return ways.length
}

/** Unsubscribes by mail, using the address in the List-Unsubscribe header. */
export async function leaveByMail({ port, letter, reader }: Answering): Promise<void> {
  const [, to = '', subject = 'unsubscribe'] =
    /<mailto:([^?>]+)(?:\?subject=([^>]*))?>/.exec(letter.headers['list-unsubscribe'] ?? '') ?? []
  const address = decodeURIComponent(to)
  await post(port, {
    envelope: { from: reader, to: [address] },
    ...{ from: reader, to: address, subject: decodeURIComponent(subject), text: '' },
  })
}

/** Unsubscribes by one click in the mail program (RFC 8058). Returns the status of the response. */
export async function leaveInOneClick(
  letter: ReadLetter,
  front: { url: string; baseUrl: string },
): Promise<number> {
  const [, address = ''] = /<(https:[^>]+)>/.exec(letter.headers['list-unsubscribe'] ?? '') ?? []
  const { status } = await fetch(address.replace(front.baseUrl, front.url), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: letter.headers['list-unsubscribe-post'] ?? '',
  })
  return status
}

const returnPathOf = ({ headers }: ReadLetter) => (headers['return-path'] ?? '').replace(/^<|>$/g, '')

type Mail = Parameters<ReturnType<typeof createTransport>['sendMail']>[0]

async function post(port: number, mail: Mail): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  await transport.sendMail(mail)
  transport.close()
}
