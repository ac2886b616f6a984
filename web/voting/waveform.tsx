import { type MouseEvent, useEffect, useState } from 'react'
import { pathOf, peaksOf } from './peaks.ts'
import styles from './waveform.module.css'

const steps = 160
const mostBytes = 25_000_000 // larger ones play without a drawing: all of it has to be in memory
const rate = 8000 // samples a second: a step is far longer than one

interface Props {
  player: HTMLAudioElement
  src: string
}

/**
 * The sound of a recording as a line, up to where it is played in another colour; a click leads there, and the player
 * does the same by keyboard.
 */
export function Waveform({ player, src }: Props) {
  const path = usePath(src)
  const played = usePlayed(player)
  const lead = ({ currentTarget, clientX }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (Number.isFinite(player.duration)) player.currentTime = ((clientX - left) / width) * player.duration
  }
  if (!path) return null
  return (
    <div className={styles.line} aria-hidden onClick={lead}>
      <Line path={path} />
      <div className={styles.played} style={{ clipPath: `inset(0 ${100 - 100 * played}% 0 0)` }}>
        <Line path={path} />
      </div>
    </div>
  )
}

function Line({ path }: { path: string }) {
  return (
    <svg viewBox={`0 0 ${steps} 2`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

/** Null until it is drawn, and where it cannot be: then it plays without. */
function usePath(src: string): string | null {
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    samplesOf(src, leaving.signal)
      .then(samples => !leaving.signal.aborted && samples && setPath(pathOf(peaksOf(samples, steps))))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [src])
  return path
}

/** The first channel of a recording; null for one that is too large. */
async function samplesOf(src: string, signal: AbortSignal): Promise<Float32Array | null> {
  const answer = await fetch(src, { signal, cache: 'force-cache' })
  const sizeBytes = Number(answer.headers.get('content-length'))
  if (!answer.ok || sizeBytes > mostBytes) return null
  const sound = new OfflineAudioContext(1, 1, rate)
  return (await sound.decodeAudioData(await answer.arrayBuffer())).getChannelData(0)
}

/** How much of it has been played, from 0 to 1. */
function usePlayed(player: HTMLAudioElement): number {
  const [played, setPlayed] = useState(0)
  useEffect(() => {
    const read = () => setPlayed(player.duration > 0 ? player.currentTime / player.duration : 0)
    const moments = ['timeupdate', 'seeking', 'durationchange'] as const
    for (const moment of moments) player.addEventListener(moment, read)
    return () => {
      for (const moment of moments) player.removeEventListener(moment, read)
    }
  }, [player])
  return played
}
