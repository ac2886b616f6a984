import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

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
  let Ready: ComponentType<Props> | null = null
  const fetched = () =>
    load().then(Component => {
      Ready = Component
      return { default: Component }
    })
  const Later = lazy(fetched)
  if (import.meta.env.SSR) void fetched()
  return function Slot(props: Props) {
    const [Component] = useState<ComponentType<Props>>(() => Ready ?? (Later as ComponentType<Props>)) // the same one as long as it is shown
    return (
      <Suspense fallback={waiting}>
        <Component {...props} />
      </Suspense>
    )
  }
}
