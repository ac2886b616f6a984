import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/**
 * Behaviours of the mail server; `lost`: accepts a letter and closes the connection before it acknowledges
 * it.
 */
export const manners = [
  'friendly',
  'refuses',
  'silent',
  'a byte a second',
  '421',
  '450',
  '550',
  '552',
  'hangs up',
  'lost',
] as const
export type Manner = (typeof manners)[number]

/** A real SMTP server with a selectable behaviour, which counts the letters that it accepted by recipient. */
export class MailSink {
  manner: Manner = 'friendly'
  readonly received = new Map<string, number>()
  port = 0
  readonly #sockets = new Set<Socket>()
  readonly #server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onConnect: (_, done) => done(this.#refusal('421')),
    onAuth: (_, __, done) => done(new Error('Wrong password')),
    onRcptTo: (_, __, done) => {
      if (this.manner === 'hangs up') this.#hangUp()
      else done(this.#refusal('450') ?? this.#refusal('550'))
    },
    onData: (stream, session, done) => {
      stream.resume().once('end', () => setTimeout(() => done(this.#take(session.envelope.rcptTo)), 5))
    },
  })
  readonly #front = createServer(socket => this.#answer(socket))

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`
  }

  static async open(): Promise<MailSink> {
    const sink = new MailSink()
    sink.#server.on('error', () => {})
    sink.#server.listen(0, '127.0.0.1')
    await once(sink.#server.server, 'listening')
    sink.#front.listen(0, '127.0.0.1')
    await once(sink.#front, 'listening')
    sink.port = (sink.#front.address() as AddressInfo).port
    return sink
  }

  get total(): number {
    return [...this.received.values()].reduce((sum, count) => sum + count, 0)
  }

  close(): void {
    this.#hangUp()
    this.#front.close()
    this.#server.close()
  }

  #answer(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket))
    if (this.manner === 'refuses') socket.resetAndDestroy()
    else if (this.manner !== 'silent') this.#join(socket)
  }

  #join(socket: Socket): void {
    const inner = connect((this.#server.server.address() as AddressInfo).port, '127.0.0.1')
    inner.on('error', () => socket.destroy()).on('close', () => socket.end())
    socket.on('close', () => inner.destroy()).pipe(inner)
    if (this.manner === 'a byte a second') drip(inner, socket)
    else inner.pipe(socket)
  }

  #take(recipients: readonly { address: string }[]): Error | null {
    const refused = this.#refusal('552')
    if (refused) return refused
    for (const { address } of recipients) this.received.set(address, (this.received.get(address) ?? 0) + 1)
    if (this.manner === 'lost') this.#hangUp()
    return null
  }

  #refusal(code: Manner): Error | null {
    return this.manner === code ? Object.assign(new Error('Not now'), { responseCode: Number(code) }) : null
  }

  #hangUp(): void {
    for (const socket of this.#sockets) socket.destroy()
  }
}

function drip(from: Socket, to: Socket): void {
  let waiting = Buffer.alloc(0)
  from.on('data', chunk => {
    waiting = Buffer.concat([waiting, chunk as Buffer])
  })
  const timer = setInterval(() => {
    if (waiting.length === 0 || to.destroyed) return
    to.write(waiting.subarray(0, 1))
    waiting = waiting.subarray(1)
  }, 1000)
  to.on('close', () => clearInterval(timer))
}
