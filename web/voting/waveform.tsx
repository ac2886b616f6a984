import { type MouseEvent, useEffect, useState } from 'react'
import { pathOf, peaksOf } from './peaks.ts'
import styles from './waveform.module.css'

const steps = 160
const mostBytes = 25_000_000 // larger files play without a waveform, because the whole file must be in memory
const rate = 8000 // samples per second; a step is far longer than one

interface Props {
  player: HTMLAudioElement
  src: string
}

/**
 * The waveform of a recording, with the played part in another colour. A click seeks; the player's controls
 * do the same by keyboard.
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

/** Returns the path of the waveform; null until it is computed, and if that fails. */
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

/** Returns the samples of the first channel; null if the file is too large. */
async function samplesOf(src: string, signal: AbortSignal): Promise<Float32Array | null> {
  const answer = await fetch(src, { signal, cache: 'force-cache' })
  const sizeBytes = Number(answer.headers.get('content-length'))
  if (!answer.ok || sizeBytes > mostBytes) return null
  const sound = new OfflineAudioContext(1, 1, rate)
  return (await sound.decodeAudioData(await answer.arrayBuffer())).getChannelData(0)
}

/** Returns the played share of the recording, from 0 to 1. */
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
