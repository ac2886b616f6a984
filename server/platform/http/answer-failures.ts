import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Failure, fail } from '#contract/errors.ts'
import { inWords, problemOf } from '#server/platform/calls/calls.ts'
import { headersOf, languageOf } from './api.ts'
import { failureOf } from './failure-of.ts'
import { factsOf } from './logged-error.ts'
import type { NoteRefused } from './refused.ts'

/** Every failure ends as a problem document in the caller's language; nothing else leaves the server. */
export function answerFailures(app: FastifyInstance, noteRefused: NoteRefused): void {
  app.setErrorHandler(answerFailureWith(noteRefused))
  app.setNotFoundHandler(() => {
    throw fail('notFound')
  })
}

/** Also for what the framework refuses before it has found a route. */
export function answerFailureWith(noteRefused: NoteRefused) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const failure = failureOf(error)
    const route = request.routeOptions.url ?? 'unknown'
    if (failure.code === 'unexpected')
      request.log.error({ error: factsOf(error), route, requestId: request.id }, 'a call failed unexpectedly')
    noteRefused(failure, { route, id: request.id })
    return answerWith(failure, request, reply)
  }
}

function answerWith(failure: Failure, request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request)
  const worded = failure.details.message ? failure : inWords(failure, { language, requestId: request.id })
  return reply
    .code(worded.status)
    .headers({ ...headersOf(language), ...extraOf(worded), 'cache-control': 'no-store' })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemOf(worded, request.id)))
}

function extraOf({ status, details }: Failure): Record<string, string> {
  const seconds = details.retryAfterSeconds ?? (status === 503 ? 10 : 0)
  return {
    ...(seconds > 0 && { 'retry-after': String(seconds) }),
    ...(details.allow && { allow: details.allow }),
  }
}
