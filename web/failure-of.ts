import { Failure, type FailureCode, type Problem } from '#contract/errors.ts'

export const lastResort = 'Ooops, something went wrong'

/** The server's message, else the status text, else the last resort. */
export function failureOf(
  answer: Pick<Response, 'statusText' | 'headers'>,
  problem: Partial<Problem> | null,
): Failure {
  const message = problem?.message ?? (answer.statusText || lastResort)
  return new Failure((problem?.code ?? 'unexpected') as FailureCode, {
    message,
    ...(problem?.status && { status: problem.status }),
    ...(problem?.errors && { errors: problem.errors }),
    ...(problem?.current !== undefined && { current: problem.current }),
    ...(problem?.requestId && { requestId: problem.requestId }),
    retryAfterSeconds: Number(answer.headers.get('retry-after') ?? 0),
  })
}
