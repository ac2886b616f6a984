import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Failure, fail } from '#contract/errors.ts'
import { localizeFailure, problemOf } from '#server/platform/calls/calls.ts'
import { headersOf, languageOf, routeOf } from './api.ts'
import { failureOf } from './failure-of.ts'
import { factsOf } from './logged-error.ts'
import { isReadByPeople, languageOfReader, pageType, plainPage } from './plain-page.ts'
import type { NoteRefused } from './refused.ts'

interface Parts {
  noteRefused: NoteRefused
  baseUrl: string
}

/**
 * Turns every failure into a problem document in the caller's language, or into a plain page for a browser.
 */
export function answerFailures(app: FastifyInstance, parts: Parts): void {
  app.setErrorHandler(answerFailureWith(parts))
  app.setNotFoundHandler(() => {
    throw fail('notFound')
  })
}

/** Also for errors that the framework throws before it has found a route. */
export function answerFailureWith({ noteRefused, baseUrl }: Parts) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const failure = failureOf(error)
    const route = routeOf(request)
    if (failure.code === 'unexpected')
      request.log.error({ error: factsOf(error), route, requestId: request.id }, 'a call failed unexpectedly')
    noteRefused(failure, { route, id: request.id })
    return sendFailure(failure, { request, reply, baseUrl })
  }
}

interface Answering {
  request: FastifyRequest
  reply: FastifyReply
  baseUrl: string
}

function sendFailure(failure: Failure, { request, reply, baseUrl }: Answering) {
  const isPage = isReadByPeople(request)
  const language = isPage ? languageOfReader(request) : languageOf(request)
  const worded = failure.details.message
    ? failure
    : localizeFailure(failure, { language, requestId: request.id })
  return reply
    .code(worded.status)
    .headers({ ...headersOf(language), ...extraOf(worded), ...uncached })
    .type(isPage ? pageType : 'application/problem+json; charset=utf-8')
    .send(isPage ? plainPage(worded, language, baseUrl) : JSON.stringify(problemOf(worded, request.id)))
}

const uncached = { 'cache-control': 'no-store', vary: 'Accept-Language, Accept, Accept-Encoding' }

function extraOf({ status, details }: Failure): Record<string, string> {
  const seconds = details.retryAfterSeconds ?? (status === 503 ? 10 : 0)
  return {
    ...(seconds > 0 && { 'retry-after': String(seconds) }),
    ...(details.allow && { allow: details.allow }),
  }
}
