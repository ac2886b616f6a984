import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** How the test's mail server answers the next letters. */
export type Manners =
  | { kind: 'friendly' }
  | { kind: 'slow'; milliseconds: number }
  | { kind: 'refusing'; at: 'connect' | 'sender' | 'recipient' | 'data'; code: number; words?: string }
  | { kind: 'dropping'; after: 'recipient' | 'data' }

export interface TestSmtp {
  readonly url: string
  readonly received: ReceivedMail[]
  /** Number of connections since the start. */
  connections: number
  manners: Manners
  close(): Promise<void>
}

export interface ReceivedMail {
  from: string
  to: string[]
  /** Requested delivery reports (RFC 3461). */
  reports: { envid: string; ret: string; notify: string[]; orcpt: string } | null
  raw: string
  mail: Email
}

/** Starts a real mail server on its own port, whose behaviour a test can set. */
export async function startTestSmtp(password?: string): Promise<TestSmtp> {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const smtp: TestSmtp = { url: '', received, connections: 0, manners: { kind: 'friendly' }, close }
  const server = new SMTPServer({
    authOptional: password === undefined,
    hideSTARTTLS: true,
    hideDSN: false,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onConnect: (_, done) => done(refusal('connect')),
    onAuth: (auth, _, done) =>
      auth.password === password ? done(null, { user: 'larmor' }) : done(new Error('Wrong password')),
    onMailFrom: (_, __, done) => done(refusal('sender')),
    onRcptTo(_, __, done) {
      if (smtp.manners.kind === 'dropping' && smtp.manners.after === 'recipient') return hangUp()
      done(refusal('recipient'))
    },
    // A killed process closes the connection in the middle of a letter.
    onData: (stream, session, done) => void receive(stream, session).then(done, done),
  })
  server.server.on('connection', socket => {
    sockets.add(socket)
    smtp.connections += 1
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const login = password === undefined ? '' : `larmor:${password}@`
  return Object.assign(smtp, { url: `smtp://${login}127.0.0.1:${port}` })

  async function receive(
    stream: NodeJS.ReadableStream,
    session: { envelope: Envelope },
  ): Promise<Error | null> {
    const raw = await buffer(stream)
    if (smtp.manners.kind === 'slow') {
      const { milliseconds } = smtp.manners
      await new Promise(resolve => setTimeout(resolve, milliseconds))
    }
    const refused = refusal('data')
    if (refused) return refused
    const { mailFrom, rcptTo } = session.envelope
    received.push({
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
      reports: reportsIn(session.envelope),
      raw: raw.toString(),
      mail: await PostalMime.parse(raw),
    })
    if (smtp.manners.kind === 'dropping') hangUp()
    return null
  }

  function refusal(at: string): Error | null {
    const { manners } = smtp
    if (manners.kind !== 'refusing' || manners.at !== at) return null
    return Object.assign(new Error(manners.words ?? 'Not now'), { responseCode: manners.code })
  }

  function hangUp(): void {
    for (const socket of sockets) socket.destroy()
  }

  async function close(): Promise<void> {
    hangUp()
    await new Promise<void>(resolve => server.close(() => resolve()))
  }
}

type Envelope = {
  mailFrom: { address: string } | false
  rcptTo: {
    address: string
    dsn?: { notify?: string[] | undefined; orcpt?: string | undefined } | undefined
  }[]
  dsn?: { ret?: string | null; envid?: string | null } | undefined
}

function reportsIn({ dsn, rcptTo: [first] }: Envelope): ReceivedMail['reports'] {
  if (!dsn?.envid) return null
  const { notify, orcpt } = first?.dsn ?? {}
  return { envid: dsn.envid, ret: dsn.ret ?? '', notify: notify ?? [], orcpt: orcpt ?? '' }
}

/** Starts a server that accepts connections and never responds. */
export async function startSilentServer(): Promise<{ url: string; close(): void }> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => void sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
