import { Failure, type FailureCode, type Problem } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { shell } from '#messages/shell.ts'

export const lastResort = 'Ooops, something went wrong'

/** Returns a failure with the server's message, else the status text, else the last resort. */
export function failureOf(
  answer: Pick<Response, 'status' | 'statusText' | 'headers'>,
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
  return new Failure(code, details, answer.status)
}

/** Returns the failure for a request without any response: its status is 0. */
export function noConnectionFailure(language: Language): Failure {
  const { noConnection: title, noConnectionLead: lead } = shell
  return new Failure('unavailable', { message: `${title[language]}. ${lead[language]}` }, 0)
}
