import { Failure, type FailureCode, isFailure, type Problem } from '#contract/errors.ts'

const lastResort = 'Ooops, something went wrong'

/**
 * What is said of an error: the server's message with each field and its sentence, or what stands for it where there is
 * none (the status text, see `failureOf`); else the error's own message; else the last resort.
 */
export function textOf(error: unknown, nameOf = (field: string) => field): string {
  const message = error instanceof Error ? error.message : ''
  const fields = isFailure(error) ? (error.details.errors ?? []) : []
  return [message || lastResort, ...fields.map(one => `${nameOf(one.field)}: ${one.message}`)].join(' ')
}

/** The server's message, else the status text, else the last resort. */
export function failureOf(
  answer: Pick<Response, 'statusText' | 'headers'>,
  problem: Partial<Problem> | null,
): Failure {
  const message = problem?.message ?? (answer.statusText || lastResort)
  return new Failure((problem?.code ?? 'unexpected') as FailureCode, {
    message,
    ...(problem?.errors && { errors: problem.errors }),
    ...(problem?.current !== undefined && { current: problem.current }),
    ...(problem?.requestId && { requestId: problem.requestId }),
    retryAfterSeconds: Number(answer.headers.get('retry-after') ?? 0),
  })
}
