import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { TcpProxy } from './tcp-proxy.ts'

/**
 * Opens a mail server behind a proxy that can be cut. Each letter takes a moment, so that some are always in
 * transit.
 */
export async function openMailServer(): Promise<MailServer> {
  const mail = { received: 0 }
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onData(stream, _, done) {
      stream.resume().on('end', () => {
        mail.received += 1
        setTimeout(done, 20)
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const line = new TcpProxy({ host: '127.0.0.1', port: (server.server.address() as AddressInfo).port })
  await line.open()
  return {
    line,
    url: `smtp://127.0.0.1:${line.port}`,
    received: () => mail.received,
    close() {
      line.close()
      server.close()
    },
  }
}

export interface MailServer {
  line: TcpProxy
  url: string
  received(): number
  close(): void
}
