import type { FastifyInstance } from 'fastify'
import { fail } from '#contract/errors.ts'
import { sendEntry } from '#server/platform/cache/answer.ts'
import { type Entry, entryOf } from '#server/platform/cache/cache.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { devMailPage, devMailsPage, devMailsPolicy, showsDevMails } from '#server/platform/mail/mail.ts'
import { apiPage } from './api-page.ts'
import { apiPolicy } from './headers.ts'

/** Serves what is neither a page nor a call: the API description, and the outbox in development. */
export function serveExtras(app: FastifyInstance, parts: Dependencies): void {
  const { config } = parts
  serveOnceMade(app, '/api/v1/openapi.json', async () => ({
    type: 'application/json; charset=utf-8',
    policy: apiPolicy,
    text: await descriptionOf(config.baseUrl),
  }))
  serveOnceMade(app, '/api/v1/docs', async () => ({
    type: 'text/html; charset=utf-8',
    policy: "default-src 'none'; style-src 'unsafe-inline'",
    text: await apiPage(config.baseUrl),
  }))
  if (!showsDevMails(config)) return
  app.get('/dev/mails', async (_, reply) => html(reply, await devMailsPage(parts), devMailsPolicy))
  app.get<{ Params: { id: string } }>('/dev/mails/:id', async (request, reply) => {
    const page = await devMailPage(parts, Number(request.params.id))
    if (!page) throw fail('notFound')
    return html(reply, page, devMailsPolicy)
  })
}

/** Imports the generator on demand, because the description is rarely requested. */
async function descriptionOf(baseUrl: string): Promise<string> {
  const { apiDescription } = await import('./description.ts')
  return JSON.stringify(await apiDescription(baseUrl))
}

interface Described {
  type: string
  policy: string
  text: string
}

// Constant while the process runs and expensive to make: made at the first request and shared by all.
function serveOnceMade(app: FastifyInstance, address: string, make: () => Promise<Described>): void {
  let made: Promise<Entry> | undefined
  app.get(address, async (request, reply) => {
    made ??= make().then(entryOfText)
    const entry = await made
    reply.hijack()
    sendEntry(request.raw, reply.raw, entry)
  })
}

function entryOfText({ type, policy, text }: Described): Entry {
  const headers = {
    'content-type': type,
    'content-security-policy': policy,
    'cache-control': 'public, no-cache',
    vary: 'Accept-Encoding',
  }
  return entryOf({ status: 200, headers, body: Buffer.from(text), tags: new Set(), until: null })
}

function html(
  reply: { headers(h: Record<string, string>): { send(b: string): unknown } },
  body: string,
  policy: string,
) {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    })
    .send(body)
}
