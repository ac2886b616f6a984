import { type RefObject, useEffect, useRef, useState } from 'react'
import { playScan } from './scan-player.ts'

interface ScanState {
  /** How often it has been played. */
  run: number
  state: 'still' | 'playing' | 'played'
  /** Plays it again; null where nothing may move, or no script runs. */
  play: (() => void) | null
}

/** Plays the scan on the stage's canvas over its picture: by itself once a visit, when it is in sight and all is quiet. */
export function useScan(stage: RefObject<HTMLElement | null>): ScanState {
  const [canPlay, setCanPlay] = useState(false)
  const [run, setRun] = useState(0)
  const [state, setState] = useState<ScanState['state']>('still')
  const begun = useRef(0) // a kept page that is shown again runs its effects again

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    setCanPlay(true)
    if (savesData() || wasPlayed() || !stage.current) return
    return onceInSight(stage.current, () => whenIdle(() => setRun(1)))
  }, [stage])

  useEffect(() => {
    const canvas = stage.current?.querySelector('canvas')
    const image = stage.current?.querySelector('img')
    if (run === begun.current || !canvas || !image) return
    begun.current = run
    const ending = new AbortController()
    const onStart = () => {
      rememberPlayed()
      setState('playing')
    }
    const end = () => {
      if (!ending.signal.aborted) setState('played')
    }
    // Whatever fails on the way, the finished picture stands.
    playScan({ canvas, image, signal: ending.signal, onStart }).then(end, end)
    return () => {
      ending.abort()
      setState(now => (now === 'playing' ? 'played' : now))
    }
  }, [run, stage])

  return { run, state, play: canPlay ? () => setRun(count => count + 1) : null }
}

/** Calls once most of an element is in sight. Gives what ends the wait. */
function onceInSight(element: HTMLElement, call: () => void): () => void {
  const seen = ([entry]: IntersectionObserverEntry[], self: IntersectionObserver) => {
    if (!entry?.isIntersecting) return
    self.disconnect()
    call()
  }
  const observer = new IntersectionObserver(seen, { threshold: 0.7 })
  observer.observe(element)
  return () => observer.disconnect()
}

function whenIdle(call: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: 2000 })
  else setTimeout(call, 300)
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

const played = 'scan-played'

// A browser without storage plays it on each of its pages.
function wasPlayed(): boolean {
  try {
    return sessionStorage.getItem(played) !== null
  } catch {
    return false
  }
}

function rememberPlayed(): void {
  try {
    sessionStorage.setItem(played, '')
  } catch {}
}
