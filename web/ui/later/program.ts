import { type ComponentType, lazy } from 'react'

/** A component whose code is loaded later. */
export interface Program<Props> {
  /** Loads the code, so that `component` then renders without suspending. */
  fetch(): Promise<unknown>
  /** Returns the component if it is loaded, else one that suspends until it is. */
  component(): ComponentType<Props>
}

/**
 * React shows a suspended component at the earliest 300 ms after its fallback; so call `fetch` before
 * rendering, where possible.
 */
export function program<Props>(load: () => Promise<ComponentType<Props>>): Program<Props> {
  let Ready: ComponentType<Props> | null = null
  const fetch = async () => {
    Ready ??= await load() // loaded code is returned at once
    return { default: Ready }
  }
  const Later = lazy(fetch) as ComponentType<Props>
  return { fetch, component: () => Ready ?? Later }
}
