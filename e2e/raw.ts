import { once } from 'node:events'
import { connect } from 'node:net'

export interface RawAnswer {
  status: number
  headers: Map<string, string>
  body: string
}

/**
 * Sends exactly these bytes, which `fetch` would normalise, and reads the response until the server closes
 * the connection.
 */
export async function sendRaw(site: string, request: string | Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(site)
  const socket = connect({ host: hostname, port: Number(port) })
  await once(socket, 'connect')
  socket.write(request)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  return read(Buffer.concat(chunks).toString('latin1'))
}

/** Sends a `GET` with an unchanged request target, to the site's own host unless the headers name another. */
export function getRaw(site: string, target: string, headers: Record<string, string> = {}) {
  const all = { host: new URL(site).host, connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return sendRaw(site, `GET ${target} HTTP/1.1\r\n${lines.join('')}\r\n`)
}

function read(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers = new Map<string, string>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  return { status: Number(first.split(' ')[1]), headers, body: text.slice(end + 4) }
}
