import { once } from 'node:events'
import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Server,
  type Socket,
} from 'node:net'

/** A line between the site and something it needs, which can be cut, slowed down, or go silent. */
export class TcpProxy {
  port = 0
  readonly #to: NetConnectOpts
  readonly #sockets = new Set<Socket>()
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

  /** Half-open: connections stay, but nothing passes any more, and new ones are not answered. */
  silence(): void {
    this.#silent = true
    for (const socket of this.#sockets) socket.removeAllListeners('data').pause()
  }

  /** New connections pass again; those that went silent stay so, as after a cable was pulled. */
  speak(): void {
    this.#silent = false
  }

  /** Every piece of what passes is held up for so many milliseconds. */
  slowDown(milliseconds: number): void {
    this.#delay = milliseconds
  }

  #join(near: Socket): void {
    this.#keep(near)
    if (this.#silent) return void near.pause()
    const far = connect(this.#to)
    this.#keep(far)
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
