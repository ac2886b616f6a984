import { type ComponentType, lazy } from 'react'

/** A component whose program comes later. */
export interface Program<Props> {
  /** Fetches it; afterwards it is drawn at once. */
  fetch(): Promise<unknown>
  /** The component itself where it has come, else one that suspends until it does. */
  component(): ComponentType<Props>
}

/**
 * React shows a component that suspended no sooner than 300 ms after its fallback. So fetch first, where that is possible,
 * and draw afterwards.
 */
export function program<Props>(load: () => Promise<ComponentType<Props>>): Program<Props> {
  let Ready: ComponentType<Props> | null = null
  const fetch = async () => {
    Ready ??= await load() // what is there keeps nobody waiting
    return { default: Ready }
  }
  const Later = lazy(fetch) as ComponentType<Props>
  return { fetch, component: () => Ready ?? Later }
}
