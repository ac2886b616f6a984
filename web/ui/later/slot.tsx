import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { program } from './program.ts'

interface Options {
  /** Fallback while the code loads. */
  waiting?: ReactNode
  /**
   * Style sheets of the component: if named here, they are loaded with the page, and the layout does not
   * shift later.
   */
  styles?: readonly Record<string, string>[]
}

/** A component whose code browsers load only when needed; the server loads it at start. */
export function slot<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null }: Options = {},
): ComponentType<Props> {
  const { fetch, component } = program(load)
  if (import.meta.env.SSR) void fetch()
  return function Slot(props: Props) {
    const [Component] = useState(() => component()) // stays the same while mounted
    return (
      <Suspense fallback={waiting}>
        <Component {...props} />
      </Suspense>
    )
  }
}
