import type { IncomingMessage } from 'node:http'
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
import { type AskedCall, type CallRouter, routeCalls } from './call-router.ts'
import { cookieLines } from './cookies.ts'
import { formOf } from './form-body.ts'
import { apiPolicy } from './headers.ts'
import { refuseForeignOrigin } from './host.ts'
import { inputOf } from './input.ts'
import { isMultipart, receiveUpload } from './upload.ts'

export interface ApiParts {
  dependencies: Dependencies
  calls: BoundHandler[]
  callerOf: (context: Context) => Promise<Caller | null>
  addressOf: (request: FastifyRequest) => string
}

/** Kinds of calls, by the body they take. */
type Body = 'public' | 'form' | 'staff'

const jsonBody = 64 * 1024 // bytes, public calls: the longest message with every character escaped
const staffBody = 2 * 1024 * 1024 // bytes: two languages of rich text
const bodyLimits: Record<Body, number> = { public: jsonBody, form: jsonBody, staff: staffBody }

function bodyOf({ meta }: BoundHandler): Body {
  if (meta.may !== 'public') return 'staff'
  return meta.takesForm ? 'form' : 'public'
}

type Asked = AskedCall<BoundHandler>

// The calls that current requests ask for: the constraint below finds them.
const askedCalls = new WeakMap<IncomingMessage, Asked>()

// All applications of a process serve the same calls, and the router of so many takes a while to build.
const routers = new WeakMap<readonly BoundHandler[], CallRouter<BoundHandler>>()

/**
 * Serves every call of the contract; below `/api/`, answers 405 for other methods and 404 for other paths,
 * before the body is read. The framework knows one route for each kind of body.
 */
export function serveApi(app: FastifyInstance, parts: ApiParts): void {
  const router = routers.get(parts.calls) ?? routeCalls(parts.calls)
  routers.set(parts.calls, router)
  app.addConstraintStrategy({
    name: 'body',
    storage: () => new Map(),
    deriveConstraint(request) {
      const found = router.find(request)
      if (found) askedCalls.set(request, found)
      return found && bodyOf(found.call)
    },
  })
  for (const body of ['public', 'form', 'staff'] as const)
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/api/v1/*',
      constraints: { body },
      config: { takesForm: body === 'form' },
      bodyLimit: bodyLimits[body],
      onRequest: request => admit(askedBy(request), parts, request),
      handler: (request, reply) => serve(askedBy(request), parts, request, reply),
    })
  const refuse = async ({ url }: FastifyRequest) => {
    const methods = router.methodsAt(url)
    throw methods.length > 0 ? fail('methodNotAllowed', { allow: methods.join(', ') }) : fail('notFound')
  }
  app.all('/api/*', { onRequest: refuse }, refuse)
}

function askedBy({ raw }: FastifyRequest): Asked {
  const found = askedCalls.get(raw)
  if (!found) throw new Error('The router has found no call for a route of calls.')
  return found
}

/** Returns the pattern of the address that a request asks for, never the address itself. */
export function routeOf({ raw, routeOptions }: FastifyRequest): string {
  const found = askedCalls.get(raw)
  return found ? `/api/v1${found.call.path}` : (routeOptions.url ?? 'unknown')
}

export function languageOf(request: FastifyRequest): Language {
  return negotiateLanguage(request.headers['accept-language'])
}

async function serve(
  asked: Asked,
  parts: ApiParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { call } = asked
  const context = admitted.get(request) ?? (await contextOfCall(call, parts, request))
  if (call.method === 'GET' && call.meta.reads) return serveKept(asked, parts, context, request, reply)
  // A failure sets cookies too: an invalid refresh token is removed.
  const result = await run(asked, parts, context, request).finally(() => {
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
async function admit({ call }: Asked, parts: ApiParts, request: FastifyRequest): Promise<void> {
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
  asked: Asked,
  { dependencies }: ApiParts,
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const key = keyOf(request.url, request.headers['accept-language']) ?? request.url
  const entry = await dependencies.cache.make(key, async () => {
    const result = await perform(asked.call, inputOf(asked, request), context)
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
  asked: Asked,
  parts: ApiParts,
  context: Context,
  request: FastifyRequest,
): Promise<unknown> {
  const { call } = asked
  if (call.meta.takesFile) return withFile(asked, parts, context, request)
  const body = call.meta.takesForm ? await formOf(request) : request.body
  return perform(call, inputOf(asked, request, body), context)
}

async function withFile(
  asked: Asked,
  parts: ApiParts,
  context: Context,
  request: FastifyRequest,
): Promise<unknown> {
  const { call } = asked
  allowUpload(request.raw)
  const by = call.meta.may === 'public' ? 'visitor' : 'staff'
  const upload = await receiveUpload(request, parts.dependencies.storage, by)
  try {
    const input = { ...upload.fields, ...inputOf(asked, request) }
    return await perform(call, input, { ...context, file: upload.file })
  } finally {
    await upload.discard()
  }
}
