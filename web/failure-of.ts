import { Failure, type FailureCode, type Problem } from '#contract/errors.ts'

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
