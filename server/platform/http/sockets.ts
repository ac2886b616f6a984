import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { second } from '#contract/durations.ts'
import { type Log, oncePerOutage } from '#server/platform/database/database.ts'
import { limitKeyOf } from '#server/platform/limits/limits.ts'

type Handle = (server: Server, request: IncomingMessage, response: ServerResponse) => void

export interface SocketLimits {
  /** Concurrent connections of one client address (IPv6: of its /64). */
  perAddress: number
  /** Concurrent connections in total. */
  total: number
  /** Milliseconds without progress after which an unread response is aborted. */
  unread: number
  /** Milliseconds for which a connection is kept open for the next request. */
  keepAlive: number
  /** Milliseconds within which a request's headers must arrive. */
  headers: number
}

const usual: SocketLimits = {
  perAddress: 250, // forty people behind one address, with six connections per browser
  total: 2000,
  unread: 60 * second, // the system reports progress in megabytes, so a film read at 15 kB a second continues
  keepAlive: 72 * second, // longer than the proxies before us, so that none sends into a closing connection
  headers: 15 * second,
}

interface SocketParts {
  /**
   * Whether an address is a trusted proxy, whose connections are not limited because all clients share them.
   */
  isTrusted: (address: string) => boolean
  onTooMany?: () => void
  limits?: Partial<SocketLimits>
}

/** Creates a server with limits on connections per address and on how long a response may stay unread. */
export function createSocketServer(handle: Handle, parts: SocketParts): Server {
  const limits = { ...usual, ...parts.limits }
  const answers = new WeakMap<Socket, ServerResponse>() // responses that were not finished synchronously
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      requestTimeout: 0, // body-timeout.ts gives each request body a timeout of its own
      headersTimeout: limits.headers,
      keepAliveTimeout: limits.keepAlive,
      connectionsCheckingInterval: Math.min(5 * second, limits.headers),
    },
    (request, response) => {
      handle(server, request, response)
      if (!response.writableEnded) answers.set(request.socket, response)
    },
  )
  server.maxConnections = limits.total
  server.timeout = limits.unread
  // The timeout fires when no bytes have moved, which is normal while we still prepare a response.
  server.on('timeout', socket => {
    const answer = answers.get(socket)
    const isOurTurn = answer && !answer.writableEnded && socket.writableLength === 0
    if (!isOurTurn) socket.destroy()
  })
  limitPerAddress(server, parts, limits.perAddress)
  return server
}

/** Logs one line when connections of an address are refused, and one when that is over; never the address. */
export function connectionLimitLogger(log: Log): (facts: object) => void {
  return oncePerOutage(
    facts => log.warn(facts, 'an address has too many connections; if it is a proxy, set TRUST_PROXY to it'),
    facts => log.warn(facts, 'more connections of an address were refused'),
  )
}

function limitPerAddress(server: Server, { isTrusted, onTooMany }: SocketParts, most: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (isTrusted(remoteAddress)) return
    const key = limitKeyOf(remoteAddress)
    const count = open.get(key) ?? 0
    if (count >= most) {
      onTooMany?.()
      return socket.destroy()
    }
    open.set(key, count + 1)
    socket.once('close', () => leave(key))
  })

  function leave(key: string): void {
    const left = (open.get(key) ?? 1) - 1
    if (left > 0) open.set(key, left)
    else open.delete(key)
  }
}
