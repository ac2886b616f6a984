import type { FastifyInstance } from 'fastify'
import { fail } from '#contract/errors.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { devMailPage, devMailsPage, devMailsPolicy, showsDevMails } from '#server/platform/mail/mail.ts'
import { apiDescription, apiPage } from './description.ts'

/** What is neither page nor call: the description of the API, and the outbox while developing. */
export function serveExtras(app: FastifyInstance, { db, secret, config }: Dependencies): void {
  app.get('/api/v1/openapi.json', async (_, reply) => reply.send(await apiDescription(config.baseUrl)))
  app.get('/api/v1/docs', async (_, reply) =>
    html(reply, await apiPage(config.baseUrl), "default-src 'none'; style-src 'unsafe-inline'"),
  )
  if (!showsDevMails(config)) return
  app.get('/dev/mails', async (_, reply) =>
    html(reply, await devMailsPage({ db, secret, config }), devMailsPolicy),
  )
  app.get<{ Params: { id: string } }>('/dev/mails/:id', async (request, reply) => {
    const page = await devMailPage({ db, secret, config }, Number(request.params.id))
    if (!page) throw fail('notFound')
    return html(reply, page, devMailsPolicy)
  })
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
