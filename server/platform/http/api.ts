import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { locales, negotiateLanguage } from '#contract/language.ts'
import { mayDo } from '#contract/permissions.ts'
import { sendEntry } from '#server/platform/cache/answer.ts'
import { keyOf } from '#server/platform/cache/key.ts'
import {
  type BoundHandler,
  type Caller,
  type Context,
  type Dependencies,
  perform,
  type SentFile,
} from '#server/platform/calls/calls.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import { contextOf } from './asking.ts'
import { allowUpload } from './body-timeout.ts'
import { cookieLines } from './cookies.ts'
import { formOf } from './form-body.ts'
import { apiPolicy } from './headers.ts'
import { refuseForeignOrigin } from './host.ts'
import { inputOf } from './input.ts'
import { refuseNoCall, routeOf } from './no-call.ts'
import { isMultipart, receiveUpload } from './upload.ts'

export interface ApiParts {
  dependencies: Dependencies
  calls: BoundHandler[]
  callerOf: (context: Context) => Promise<Caller | null>
  addressOf: (request: FastifyRequest) => string
}

const jsonBody = 64 * 1024 // bytes, public calls: the longest message with every character escaped
const staffBody = 2 * 1024 * 1024 // bytes: two languages of rich text

/**
 * Registers every call of the contract as a route; below `/api/`, answers 405 for other methods and 404 for
 * other paths.
 */
export function serveApi(app: FastifyInstance, parts: ApiParts): void {
  for (const call of parts.calls) {
    app.route({
      method: call.method as 'GET',
      url: routeOf(call.path),
      config: { takesForm: call.meta.takesForm === true },
      bodyLimit: call.meta.may === 'public' ? jsonBody : staffBody,
      onRequest: request => admit(call, parts, request),
      handler: (request, reply) => serve(call, parts, request, reply),
    })
  }
  refuseNoCall(app, parts.calls)
}

export function languageOf(request: FastifyRequest): Language {
  return negotiateLanguage(request.headers['accept-language'])
}

async function serve(
  call: BoundHandler,
  parts: ApiParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const context = admitted.get(request) ?? (await contextOfCall(call, parts, request))
  if (call.method === 'GET' && call.meta.reads) return serveKept(call, parts, context, request, reply)
  // A failure sets cookies too: an invalid refresh token is removed.
  const result = await run(call, parts, context, request).finally(() => {
    const cookies = cookieLines(context.setCookies, parts.dependencies.config.baseUrl)
    if (cookies.length > 0) reply.header('set-cookie', cookies)
  })
  reply
    .headers(headersOf(context.language))
    .header('cache-control', 'no-store')
    .code(context.sends.status ?? call.meta.status ?? 200)
  if (context.sends.file) return sendFile(reply, context.sends.file)
  await (result === undefined
    ? reply.send()
    : reply.type('application/json; charset=utf-8').send(JSON.stringify(result)))
}

async function sendFile(reply: FastifyReply, { name, type, bytes }: SentFile): Promise<void> {
  await reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(bytes))
}

// Contexts of the requests that were admitted, until the call is done.
const admitted = new WeakMap<FastifyRequest, Context>()

/** Checks the origin, the permission and the media type before the body is read. */
async function admit(call: BoundHandler, parts: ApiParts, request: FastifyRequest): Promise<void> {
  const { config, limits } = parts.dependencies
  if (call.method !== 'GET') refuseForeignOrigin(request.headers, config.baseUrl)
  const context = await contextOfCall(call, parts, request)
  const { takesFile = false, takesForm } = call.meta
  if (call.method !== 'GET' && !takesForm && isMultipart(request) !== takesFile) throw fail('wrongMediaType')
  if (call.meta.takesFile) await limitFiles(call, limits, context)
  admitted.set(request, context)
}

// A visitor's upload is counted even if it is refused, because it has been received by then.
async function limitFiles({ meta }: BoundHandler, limits: Limits, { ip, caller }: Context): Promise<void> {
  if (meta.may === 'public') await limits.take('sentFile', ip)
  if (meta.limitBy?.user) await limits.check(meta.limitBy.user, String(caller?.id))
}

async function contextOfCall(call: BoundHandler, parts: ApiParts, request: FastifyRequest): Promise<Context> {
  const asking = {
    dependencies: parts.dependencies,
    request,
    ip: parts.addressOf(request),
    language: languageOf(request),
  }
  const context = contextOf({ ...asking, caller: null })
  if (call.meta.may === 'public') {
    if (call.method === 'GET') await parts.dependencies.limits.take('read', context.ip)
    return context
  }
  const caller = await parts.callerOf(context)
  if (!mayDo(call.meta.may, caller?.flags ?? null)) throw fail(caller ? 'notAllowed' : 'notLoggedIn')
  return { ...context, caller }
}

/** Answers a public read from the cache, which keeps the response until the data it has read changes. */
async function serveKept(
  call: BoundHandler,
  { dependencies }: ApiParts,
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const key = keyOf(request.url, request.headers['accept-language']) ?? request.url
  const entry = await dependencies.cache.make(key, async () => {
    const result = await perform(call, inputOf(call, request), context)
    const headers = {
      ...headersOf(context.language),
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, no-cache',
    }
    return { status: 200, headers, body: Buffer.from(JSON.stringify(result)), ...context.reads }
  })
  reply.hijack()
  sendEntry(request.raw, reply.raw, entry)
}

export function headersOf(language: Language): Record<string, string> {
  return {
    'content-language': locales[language],
    vary: 'Accept-Language, Accept-Encoding',
    'content-security-policy': apiPolicy,
  }
}

async function run(
  call: BoundHandler,
  parts: ApiParts,
  context: Context,
  request: FastifyRequest,
): Promise<unknown> {
  if (call.meta.takesFile) return withFile(call, parts, context, request)
  const body = call.meta.takesForm ? await formOf(request) : request.body
  return perform(call, inputOf(call, request, body), context)
}

async function withFile(
  call: BoundHandler,
  parts: ApiParts,
  context: Context,
  request: FastifyRequest,
): Promise<unknown> {
  allowUpload(request.raw)
  const by = call.meta.may === 'public' ? 'visitor' : 'staff'
  const upload = await receiveUpload(request, parts.dependencies.storage, by)
  try {
    const input = { ...upload.fields, ...inputOf(call, request) }
    return await perform(call, input, { ...context, file: upload.file })
  } finally {
    await upload.discard()
  }
}
