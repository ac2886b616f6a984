import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { second } from '#contract/durations.ts'
import { fail } from '#contract/errors.ts'
import { maxFilmBytes } from '#contract/files/film.ts'
import { calls } from '#server/areas.ts'
import type { Opened } from '#server/dependencies.ts'
import { inProcessClients } from '#server/platform/calls/calls.ts'
import { answerFailures, answerFailureWith } from '#server/platform/http/answer-failures.ts'
import { serveApi } from '#server/platform/http/api.ts'
import { limitBody } from '#server/platform/http/body-timeout.ts'
import { builtFilesIn, noBuiltFiles, serveBuiltFiles } from '#server/platform/http/built-files.ts'
import { longestParameter } from '#server/platform/http/call-router.ts'
import { answerClientError } from '#server/platform/http/client-errors.ts'
import { createEarlyAnswers } from '#server/platform/http/early-answers.ts'
import { serveExtras } from '#server/platform/http/extras.ts'
import { commonHeaders, strictTransport } from '#server/platform/http/headers.ts'
import { type Readiness, serveHealth } from '#server/platform/http/health.ts'
import { isTooDeep } from '#server/platform/http/json-depth.ts'
import { logRequests } from '#server/platform/http/log.ts'
import { type PageParts, servePages } from '#server/platform/http/pages.ts'
import { refusalLogger } from '#server/platform/http/refused.ts'
import { clientAddress, trustedAddressTest } from '#server/platform/http/request.ts'
import { connectionLimitLogger, createSocketServer } from '#server/platform/http/sockets.ts'
import type { Render } from '#server/platform/rendering/rendering.ts'
import { callerOf } from '#server/platform/sessions/sessions.ts'
import {
  absentIn,
  isPiece,
  serveCalendars,
  serveFeeds,
  serveFiles,
  servePieces,
  serveSitemap,
  serveSocialCards,
  serveWellKnown,
} from '#server/site/site.ts'

export interface AppParts {
  opened: Opened
  render: Render
  readiness: Readiness
  /** Folder of the built files for browsers; absent while a development server serves them. */
  assets?: string
  /** Milliseconds within which a body must arrive, uploads excepted. */
  bodyWait?: number
}

const longestBody = 30 * second

// The contract validates calls; the framework's validator, which would take a tenth of the start time to
// load, is not used.
const refuseSchema = () => () => {
  throw new Error('Routes have no schemas of the framework: the contract checks what is sent.')
}

const framework = {
  genReqId: () => randomUUID(),
  bodyLimit: 256 * 1024,
  routerOptions: { maxParamLength: longestParameter, caseSensitive: true },
  return503OnClosing: true,
  schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
}

/**
 * Order of checks: first host, blocked addresses and already finished responses; then limits, calls, pages.
 */
export async function createApp({
  opened,
  render,
  readiness,
  assets,
  bodyWait = longestBody,
}: AppParts): Promise<FastifyInstance> {
  const { dependencies, blocked } = opened
  const { config, log } = dependencies
  const isTrusted = trustedAddressTest(config.trustProxy)
  const addressOf = (request: FastifyRequest) => clientAddress(request.raw, isTrusted)
  const headers = { ...commonHeaders, ...strictTransport(config) }
  const files = assets ? await builtFilesIn(assets) : noBuiltFiles
  const answerEarly = createEarlyAnswers({
    cache: dependencies.cache,
    files,
    config,
    ...{ isBlocked: blocked.isBlocked, isTrusted, figures: dependencies.figures, headers, log },
    isCopy: () => dependencies.copies.reason() !== null,
  })
  const noteRefused = refusalLogger(log)
  const failing = { noteRefused, baseUrl: config.baseUrl }
  const tooMany = connectionLimitLogger(log)
  const app = fastify({
    loggerInstance: log as unknown as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    ...framework,
    frameworkErrors: answerFailureWith(failing),
    clientErrorHandler: answerClientError,
    serverFactory: handle =>
      createSocketServer(
        (server, request, response) => {
          limitBody(server, request, bodyWait)
          if (!answerEarly(request, response)) handle(request, response)
        },
        { isTrusted, onTooMany: () => tooMany({}) },
      ),
  })
  acceptBodies(app)
  logRequests(app)
  answerFailures(app, failing)
  await app.register(multipart, {
    limits: { fileSize: maxFilmBytes, files: 1, fields: 5, parts: 6, fieldSize: 1000 },
  })
  serveBuiltFiles(app, files)
  serveHealth(app, readiness)
  serveExtras(app, dependencies)
  serveFiles(app, dependencies, addressOf)
  servePieces(app, dependencies, addressOf)
  serveWellKnown(app, dependencies)
  serveApi(app, {
    dependencies,
    calls,
    callerOf: context => callerOf(context, context.credentials.accessToken),
    addressOf,
  })
  const pages: PageParts = {
    dependencies,
    clientFor: inProcessClients(calls),
    render,
    addressOf,
    noteRefused,
    absent: absentIn(dependencies),
  }
  serveSocialCards(app, pages)
  serveCalendars(app, pages)
  serveFeeds(app, pages)
  serveSitemap(app, pages)
  servePages(app, pages)
  return app
}

// Accepts JSON in UTF-8 and form bodies of pages; refuses anything else before reading it.
function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    // Many clients send a content type with a DELETE that has no body.
    body === '' && request.method === 'DELETE'
      ? done(null, undefined)
      : isTooDeep(body as string)
        ? done(fail('badJson'))
        : parseJson(request, body as string, done),
  )
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  )
  app.addHook('onRequest', async request => {
    const type = request.headers['content-type']
    if (type === undefined || request.method === 'GET' || request.method === 'HEAD') return
    if (isPiece(request.url, type)) return
    const isApi = request.url.startsWith('/api/')
    const mayBeJson = isApi && /^application\/json(\s*;\s*charset="?utf-8"?)?$/i.test(type)
    const mayBeForm =
      (!isApi || takesForm(request)) &&
      /^application\/x-www-form-urlencoded(\s*;\s*charset=utf-8)?$/i.test(type)
    if (!mayBeJson && !mayBeForm && !/^multipart\/form-data\s*;/i.test(type)) throw fail('wrongMediaType')
  })
}

// Whether the route is one that mail programs post a form to (RFC 8058).
function takesForm({ routeOptions }: FastifyRequest): boolean {
  return 'takesForm' in routeOptions.config && routeOptions.config.takesForm === true
}
