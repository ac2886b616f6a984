import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

const confirming = /\/(?:bestaetigen|confirm)\/([\w-]+)/

/** A real SMTP server that receives the letters of all voters. */
export class LetterBox {
  /** Number of letters received, by address. */
  readonly received = new Map<string, number>()
  port = 0
  readonly #tokens = new Map<string, string>()
  readonly #server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      void buffer(stream)
        .then(raw => PostalMime.parse(raw))
        .then(({ text = '' }) => done(this.#take(to, text)), done)
    },
  })

  static async open(): Promise<LetterBox> {
    const box = new LetterBox()
    box.#server.on('error', () => {}) // a killed site drops its connections
    box.#server.listen(0, '127.0.0.1')
    await once(box.#server.server, 'listening')
    box.port = (box.#server.server.address() as AddressInfo).port
    return box
  }

  /** The token in the latest letter that asks this address to confirm its ballot. */
  tokenTo(address: string): string | undefined {
    return this.#tokens.get(address)
  }

  close(): void {
    this.#server.close()
  }

  #take(recipients: readonly string[], text: string): null {
    const [, token] = confirming.exec(text) ?? []
    for (const address of recipients) {
      this.received.set(address, (this.received.get(address) ?? 0) + 1)
      if (token) this.#tokens.set(address, token)
    }
    return null
  }
}
