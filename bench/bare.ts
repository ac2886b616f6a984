import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Answer {
  headers: string[]
  body: Buffer
}

/** The answer as it goes over the wire, headers and all. */
export async function answerTo(url: string): Promise<Answer> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  return { headers: response.rawHeaders.flatMap(ownHeader), body }
}

// What node:http writes by itself is left to it.
function ownHeader(name: string, index: number, all: string[]): string[] {
  if (index % 2 === 1 || /^(date|connection|keep-alive)$/i.test(name)) return []
  return [name, all[index + 1] ?? '']
}

/** A server that does nothing but send the same bytes, each answer at its own path. */
export async function startBare(port: number, answers: Record<string, Answer>): Promise<Server> {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    response.writeHead(answer ? 200 : 404, answer?.headers)
    response.end(answer?.body)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}
