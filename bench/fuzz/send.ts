import { Agent, request } from 'node:http'

/** A request as its bytes are sent, without normalising the path or the headers. */
export interface Asked {
  method: string
  /** The unchanged request target. */
  target: string
  headers: Record<string, string>
  body: string | null
  /** Name of the call of the contract or of the page. */
  about: string
  caller: string
  isMultipart?: true
}

export interface Answered {
  status: number
  type: string
  headers: Record<string, string | string[] | undefined>
  text: string
  ms: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 })
const timeout = 20_000 // milliseconds

export function send(url: string, asked: Asked): Promise<Answered> {
  const { hostname, port } = new URL(url)
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const headers = {
      ...asked.headers,
      ...(asked.body !== null && { 'content-length': String(Buffer.byteLength(asked.body)) }),
    }
    const sent = request(
      { agent, hostname, port, method: asked.method, path: asked.target, headers },
      answer => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            headers: answer.headers,
            text: Buffer.concat(chunks).toString(),
            ms: performance.now() - began,
          }),
        )
      },
    )
    sent.setTimeout(timeout, () => sent.destroy(new Error('no answer')))
    sent.on('error', reject)
    sent.end(asked.body ?? undefined)
  })
}

/** Returns the request as a curl command for a shell. */
export function asCurl(url: string, { method, target, headers, body }: Asked): string {
  const quoted = (text: string) => `'${text.split("'").join("'\\''")}'`
  const lines = Object.entries(headers).map(([name, value]) =>
    name === 'authorization' ? '-H "authorization: Bearer $TOKEN"' : `-H ${quoted(`${name}: ${value}`)}`,
  )
  const data =
    body === null ? [] : ['--data-binary', quoted(body.length > 2000 ? `${body.slice(0, 2000)}…` : body)]
  return ['curl --path-as-is -X', method, ...lines, ...data, quoted(url + target)].join(' ')
}
