import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '#contract/errors.ts'
import { matchAddress } from '#contract/matching.ts'
import { pathname } from '#contract/pathnames.ts'
import { sendEntry } from '#server/platform/cache/answer.ts'
import { entryOf, type FinishedAnswer } from '#server/platform/cache/cache.ts'
import { declaredQuery, pageOfData } from '#server/platform/cache/key.ts'
import { allowUpload } from './body-timeout.ts'
import { refuseForeignOrigin } from './host.ts'
import { type PageParts, renderPage, type SentForm } from './page-answer.ts'
import { pathOf, searchOf } from './target.ts'
import { isMultipart, receiveFields, receiveUpload } from './upload.ts'

const formBody = 64 * 1024 // bytes: the longest public form, encoded

/** Handles forms sent without JavaScript. Target and origin are checked before the body is read. */
export function serveForms(app: FastifyInstance, parts: PageParts): void {
  app.post('/*', {
    bodyLimit: formBody,
    onRequest: request => acceptForm(parts, request),
    handler: (request, reply) => serveForm(parts, request, reply),
  })
}

async function acceptForm(parts: PageParts, request: FastifyRequest): Promise<void> {
  const path = pathOf(request.url)
  const match = matchAddress(pageOfData(path) ?? path)
  const { limits, config } = parts.dependencies
  if (!match || pathname(match.name).may) {
    await limits.take('notFound', parts.addressOf(request))
    throw fail('notFound')
  }
  if (!pathname(match.name).hasForm) throw fail('methodNotAllowed', { allow: 'GET, HEAD' })
  refuseForeignOrigin(request.headers, config.baseUrl)
  const { takesFile, isOneClick = false } = pathname(match.name)
  const mayBeMultipart = takesFile === 'also' || isOneClick
  if (!mayBeMultipart && isMultipart(request) !== (takesFile === true)) throw fail('wrongMediaType')
  await limits.take('form', parts.addressOf(request))
  if (isMultipart(request) && !isOneClick) await limits.take('sentFile', parts.addressOf(request))
}

async function serveForm(parts: PageParts, request: FastifyRequest, reply: FastifyReply) {
  const path = pathOf(request.url)
  const { query } = declaredQuery(path, searchOf(request.url).slice(1))
  const page = await withForm(parts, request, form => renderPage(parts, request, path + query, form))
  reply.hijack()
  sendEntry(
    request.raw,
    reply.raw,
    entryOf({ ...page, headers: { ...page.headers, 'cache-control': 'no-store' } }),
  )
}

type Answering = (form: SentForm) => Promise<FinishedAnswer>

/** Passes on the url-encoded fields and the uploaded file, which is deleted once the page is rendered. */
async function withForm(
  parts: PageParts,
  request: FastifyRequest,
  answerTo: Answering,
): Promise<FinishedAnswer> {
  if (!request.isMultipart()) {
    if (typeof request.body !== 'string') throw fail('wrongMediaType')
    return answerTo({ fields: request.body, file: null })
  }
  if (comesWithoutFile(request))
    return answerTo({ fields: encoded(await receiveFields(request)), file: null })
  allowUpload(request.raw)
  const { fields, file, discard } = await receiveUpload(request, parts.dependencies.storage, 'page')
  try {
    return await answerTo({ fields: encoded(fields), file })
  } finally {
    await discard()
  }
}

function comesWithoutFile({ url }: FastifyRequest): boolean {
  const match = matchAddress(pathOf(url))
  return match !== null && pathname(match.name).isOneClick === true
}

function encoded(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString()
}
