import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { SourceFailure } from './source-failure.ts'
import type { SourceClock } from './source-pace.ts'

export interface Asked {
  /** `efetch.fcgi` */
  path: string
  url: string
  method: string
  headers: IncomingMessage['headers']
  params: URLSearchParams
}

type Answer = (asked: Asked, response: ServerResponse, count: number) => void

/** Starts a local literature service that answers as the test specifies. */
export async function openSource(answer: Answer): Promise<{ base: string; asked: Asked[] }> {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://source')
    const one: Asked = {
      path: pathname.split('/').at(-1) ?? '',
      ...{ url: request.url ?? '', method: request.method ?? '', headers: request.headers },
      params: request.method === 'POST' ? new URLSearchParams(await text(request)) : searchParams,
    }
    asked.push(one)
    answer(one, response, asked.length)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

export function send(response: ServerResponse, body: string, type = 'text/xml; charset=UTF-8'): void {
  response.writeHead(200, { 'content-type': type }).end(body)
}

export function refuse(response: ServerResponse, status: number, headers = {}, body = ''): void {
  response.writeHead(status, { 'content-type': 'text/xml', ...headers }).end(body)
}

/** A clock that only waiting and `pass` move; `waits` are the milliseconds waited. */
export function testWaiting(): SourceClock & { waits: number[]; pass(milliseconds: number): void } {
  let time = 0
  const waits: number[] = []
  return {
    waits,
    now: () => time,
    async wait(milliseconds) {
      waits.push(milliseconds)
      time += milliseconds
    },
    pass(milliseconds) {
      time += milliseconds
    },
  }
}

/** Returns the `SourceFailure` with which a promise fails; throws for any other outcome. */
export async function failureOf(work: Promise<unknown>): Promise<SourceFailure> {
  const error = await work.then(
    value => new Error(`answered ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  )
  if (error instanceof SourceFailure) return error
  throw error
}
