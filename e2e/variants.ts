import { describe, test } from 'vitest'

type Arguments<Case> = Case extends readonly unknown[] ? [...Case] : [Case]
type Run<Case, Result> = (...args: Arguments<Case>) => Result
type AnyRun = (...args: unknown[]) => never

/**
 * Like `test.each`, but only the first case runs for every change; the others are variants that run at night.
 */
export function testVariants<const Case>([first, ...others]: readonly Case[]) {
  return (title: string, run: Run<Case, void | Promise<void>>) => {
    test.each([first])(title, run as AnyRun)
    test.each(others)(title, { tags: 'nightly' }, run as AnyRun)
  }
}

/** Like `describe.each`, in the same way. */
export function describeVariants<const Case>([first, ...others]: readonly Case[]) {
  return (title: string, run: Run<Case, void>) => {
    describe.each([first])(title, run as AnyRun)
    describe.each(others)(title, { tags: 'nightly' }, run as AnyRun)
  }
}
