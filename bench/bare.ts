import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Answer {
  status: number
  headers: string[]
  /** In base64, so that it can be handed to another process. */
  body: string
}

/** Fetches a response with its raw headers and its body as sent, still compressed. */
export async function answerTo(url: string): Promise<Answer> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = (await buffer(response)).toString('base64')
  return { status: response.statusCode ?? 0, headers: response.rawHeaders.flatMap(ownHeader), body }
}

// Drops the headers that node:http sets by itself.
function ownHeader(name: string, index: number, all: string[]): string[] {
  if (index % 2 === 1 || /^(date|connection|keep-alive)$/i.test(name)) return []
  return [name, all[index + 1] ?? '']
}

/** Starts a process that sends these responses, each at its own path. Returns a function that stops it. */
export async function startBare(port: number, answers: Record<string, Answer>): Promise<() => Promise<void>> {
  const child = fork('bench/bare-server.ts', { execArgv: [] })
  child.send({ port, answers })
  await once(child, 'message')
  return async () => {
    child.disconnect()
    await once(child, 'exit')
  }
}
