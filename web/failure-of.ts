import { Failure, type FailureCode, type Problem } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'

export const lastResort = 'Ooops, something went wrong'

/** The server's message, else the status text, else the last resort. */
export function failureOf(
  answer: Pick<Response, 'statusText' | 'headers'>,
  problem: Partial<Problem> | null,
): Failure {
  const message = problem?.message ?? (answer.statusText || lastResort)
  const code = (problem?.code ?? 'unexpected') as FailureCode
  const details = {
    message,
    ...(problem?.errors && { errors: problem.errors }),
    ...(problem?.current !== undefined && { current: problem.current }),
    ...(problem?.pictures && { pictures: problem.pictures }),
    ...(problem?.requestId && { requestId: problem.requestId }),
    retryAfterSeconds: Number(answer.headers.get('retry-after') ?? 0),
  }
  return new Failure(code, details, problem?.status)
}

/** No answer came at all. */
export function noConnection(language: Language): Failure {
  return new Failure('unavailable', { message: offline[language] }, 503)
}

const offline = {
  de: 'Keine Verbindung. Bitte prüfen Sie Ihr Netz und versuchen Sie es noch einmal.',
  en: 'No connection. Please check your network and try again.',
}
