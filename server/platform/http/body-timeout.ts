import type { IncomingMessage, Server } from 'node:http'
import { second } from '#contract/durations.ts'

/** An upload may continue as long as bytes arrive, up to an hour: 2 GB at 5 Mbit/s. */
const upload = { idle: 30 * second, atMost: 60 * 60 * second }

interface Timeouts {
  idle: number
  atMost: number
}

interface Watched {
  begunAt: number
  timeouts: Timeouts
}

const watched = new WeakMap<IncomingMessage, Watched>()

/**
 * Ends a request with 408 if its body has not arrived after `wait` milliseconds. Does nothing for a request
 * without a body.
 */
export function limitBody(server: Server, request: IncomingMessage, wait: number): void {
  const { headers, socket } = request
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return
  const watch: Watched = { begunAt: performance.now(), timeouts: { idle: wait, atMost: wait } }
  watched.set(request, watch)
  let movedAt = watch.begunAt
  let bytes = socket.bytesRead
  const timer = setInterval(look, wait / 30)
  timer.unref()
  request.once('close', () => clearInterval(timer))

  function look(): void {
    const now = performance.now()
    if (socket.bytesRead > bytes) movedAt = now
    bytes = socket.bytesRead
    const { idle, atMost } = watch.timeouts
    const isOver = request.complete || socket.destroyed
    if (!isOver && now - movedAt < idle && now - watch.begunAt < atMost) return
    clearInterval(timer)
    if (!isOver) server.emit('clientError', new SlowBody(), socket)
  }
}

/** For a caller who may upload a file: the request may continue as long as bytes arrive. */
export function allowUpload(request: IncomingMessage, timeouts: Timeouts = upload): void {
  const watch = watched.get(request)
  if (watch) watch.timeouts = timeouts
}

// The code that Node itself uses for a timeout, and that is answered with 408.
class SlowBody extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}
