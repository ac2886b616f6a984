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

/** The answer as it goes over the wire, headers and all. */
export async function answerTo(url: string): Promise<Answer> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = (await buffer(response)).toString('base64')
  return { status: response.statusCode ?? 0, headers: response.rawHeaders.flatMap(ownHeader), body }
}

// What node:http writes by itself is left to it.
function ownHeader(name: string, index: number, all: string[]): string[] {
  if (index % 2 === 1 || /^(date|connection|keep-alive)$/i.test(name)) return []
  return [name, all[index + 1] ?? '']
}

/** Starts a process that sends these answers, each at its own path. Gives what stops it. */
export async function startBare(port: number, answers: Record<string, Answer>): Promise<() => Promise<void>> {
  const child = fork('bench/bare-server.ts', { execArgv: [] })
  child.send({ port, answers })
  await once(child, 'message')
  return async () => {
    child.disconnect()
    await once(child, 'exit')
  }
}
