import { once } from 'node:events'
import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Server,
  type Socket,
} from 'node:net'

/** A TCP proxy between the site and a service it needs, which can cut, delay or silence the connection. */
export class TcpProxy {
  port = 0
  readonly #to: NetConnectOpts
  readonly #sockets = new Set<Socket>()
  readonly #far = new Set<Socket>()
  #server: Server | undefined
  #silent = false
  #delay = 0

  constructor(to: NetConnectOpts) {
    this.#to = to
  }

  async open(): Promise<void> {
    this.#server = createServer(socket => this.#join(socket)).listen(this.port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.port = (this.#server.address() as AddressInfo).port
  }

  /** Ends every connection and refuses new ones. */
  close(): void {
    this.#server?.close()
    this.cut()
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#sockets.clear()
  }

  /**
   * Simulates half-open connections: they stay, but no data passes, and new ones get no response. The service
   * gives up the connections after `lostAfter` milliseconds, or never.
   */
  silence({ lostAfter }: { lostAfter?: number } = {}): void {
    this.#silent = true
    for (const socket of this.#sockets) socket.removeAllListeners('data').pause()
    const far = [...this.#far]
    const giveUp = () => far.map(socket => socket.removeAllListeners('close').destroy())
    if (lostAfter) setTimeout(giveUp, lostAfter).unref()
  }

  /** New connections pass data again; silenced ones stay silent, as after a cable was pulled. */
  speak(): void {
    this.#silent = false
  }

  /** Delays every chunk of data by so many milliseconds. */
  slowDown(milliseconds: number): void {
    this.#delay = milliseconds
  }

  #join(near: Socket): void {
    this.#keep(near)
    if (this.#silent) return void near.pause()
    const far = connect(this.#to)
    this.#keep(far)
    this.#far.add(far)
    far.on('close', () => this.#far.delete(far))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', bytes => this.#pass(bytes, to))
      from.on('close', () => to.destroy())
    }
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => this.#sockets.delete(socket))
  }

  #pass(bytes: Buffer, to: Socket): void {
    if (this.#delay === 0) to.write(bytes)
    else setTimeout(() => to.write(bytes), this.#delay)
  }
}
