import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Failure, fail } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { inWords, problemOf } from '#server/platform/calls/calls.ts'
import { headersOf } from './api.ts'
import { failureOf } from './failures.ts'
import type { NoteRefused } from './refused.ts'

interface FailingParts {
  languageOf: (request: FastifyRequest) => Language
  noteRefused: NoteRefused
}

/** Every failure ends as a problem document in the caller's language; nothing else leaves the server. */
export function answerFailures(app: FastifyInstance, { languageOf, noteRefused }: FailingParts): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error)
    if (failure.code === 'unexpected')
      request.log.error({ err: error, route: request.routeOptions.url }, 'a call failed unexpectedly')
    noteRefused(failure, { route: request.routeOptions.url ?? 'unknown', id: request.id })
    const worded = failure.details.message
      ? failure
      : inWords(failure, { language: languageOf(request), requestId: request.id })
    return reply
      .code(worded.status)
      .headers({ ...headersOf(languageOf(request)), ...extraOf(worded), 'cache-control': 'no-store' })
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(problemOf(worded, request.id)))
  })
  app.setNotFoundHandler(() => {
    throw fail('notFound')
  })
}

function extraOf({ status, details }: Failure): Record<string, string> {
  const seconds = details.retryAfterSeconds ?? (status === 503 ? 10 : 0)
  return {
    ...(seconds > 0 && { 'retry-after': String(seconds) }),
    ...(details.allow && { allow: details.allow }),
  }
}
