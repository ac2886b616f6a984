import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { program } from './program.ts'

interface Options {
  /** Stands in its place meanwhile. */
  waiting?: ReactNode
  /** Its style sheets: named here, they come with the page, and nothing moves when the program arrives. */
  styles?: readonly Record<string, string>[]
}

/** A component whose program is fetched by browsers that need it; the server has it from the start. */
export function slot<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null }: Options = {},
): ComponentType<Props> {
  const { fetch, component } = program(load)
  if (import.meta.env.SSR) void fetch()
  return function Slot(props: Props) {
    const [Component] = useState(() => component()) // the same one as long as it is shown
    return (
      <Suspense fallback={waiting}>
        <Component {...props} />
      </Suspense>
    )
  }
}
