import { type RefObject, useEffect, useState } from 'react'
import type { Language } from '#contract/language.ts'

/** Times in seconds. */
interface Times {
  now: number
  /** Duration; 0 until the film is requested. */
  all: number
}

const noTimes: Times = { now: 0, all: 0 }
const events = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'seeked',
  'durationchange',
  'volumechange',
  'emptied',
] as const

/** State of a film for its player, and the actions of the controls. */
export function usePlayback(box: RefObject<HTMLVideoElement | null>) {
  const [isPlaying, setPlaying] = useState(false)
  const [isMuted, setMuted] = useState(false)
  const [times, setTimes] = useState(noTimes)
  useEffect(() => {
    const film = box.current
    if (!film) return
    const look = () => {
      setPlaying(!film.paused && !film.ended)
      setMuted(film.muted)
      setTimes({ now: film.currentTime, all: Number.isFinite(film.duration) ? film.duration : 0 })
    }
    look()
    for (const event of events) film.addEventListener(event, look)
    return () => {
      for (const event of events) film.removeEventListener(event, look)
    }
  }, [box])
  const change = (act: (film: HTMLVideoElement) => void) => () => {
    if (box.current) act(box.current)
  }
  return {
    isPlaying,
    isMuted,
    times,
    pause: change(film => film.pause()),
    mute: change(film => {
      film.muted = !film.muted
    }),
    seek: (to: number) =>
      change(film => {
        const now = Math.max(0, Math.min(to, film.duration || 0))
        film.currentTime = now
        setTimes(before => ({ ...before, now })) // at once, otherwise the slider jumps back and seeks the film with it
      })(),
  }
}

/**
 * Returns the current caption; null if there are no captions in the language. It is shown below the film, so
 * that it covers nothing.
 */
export function useCaptions(box: RefObject<HTMLVideoElement | null>, language: Language, isOn: boolean) {
  const [caption, setCaption] = useState<string | null>(null)
  useEffect(() => {
    const tracks = [...(box.current?.textTracks ?? [])]
    const track = tracks.find(one => one.language === language)
    for (const one of tracks) one.mode = one === track && isOn ? 'hidden' : 'disabled'
    if (!track) return setCaption(null)
    const look = () => setCaption(isOn ? [...(track.activeCues ?? [])].map(wordsOf).join('\n') : '')
    look()
    track.addEventListener('cuechange', look)
    return () => track.removeEventListener('cuechange', look)
  }, [box, language, isOn])
  return caption
}

function wordsOf(cue: TextTrackCue): string {
  return 'getCueAsHTML' in cue ? ((cue as VTTCue).getCueAsHTML().textContent ?? '') : ''
}
