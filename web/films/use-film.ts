import { useEffect, useRef, useState } from 'react'
import { playlistType } from '#contract/files/film.ts'
import type { Video } from '#contract/files/video.ts'

export function useFilm({ src, type }: Video) {
  const box = useRef<HTMLVideoElement>(null)
  const end = useRef(() => {})
  /** Until scripts run, the browser's own controls are shown. */
  const [hasScripts, setScripts] = useState(false)
  /** Whether this browser needs a library for such a film; it is loaded when the film is started. */
  const [asks, setAsks] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const film = box.current
    if (!film) return
    setScripts(true)
    setAsks(needsHelp(film, type))
    setFailed(!needsHelp(film, type) && !film.canPlayType(type))
    return () => {
      film.pause() // a page kept for back navigation must be silent
      end.current()
    }
  }, [type])

  // Pressing play again retries.
  const giveUp = () => {
    setAsks(true)
    setFailed(true)
  }
  const play = async () => {
    const film = box.current
    if (!film) return
    setFailed(false)
    if (!asks) return playAgain(film)
    setAsks(false)
    try {
      const { playHls } = await import('./hls-film.ts')
      end.current()
      end.current = playHls(film, src, giveUp)
      await film.play()
    } catch (error) {
      // Playback was not allowed, or has ended meanwhile: the controls are shown.
      if (!(error instanceof DOMException)) giveUp()
    }
  }
  const onError = () => {
    if (box.current && !needsHelp(box.current, type)) setFailed(true)
  }
  const onPlay = () => {
    for (const other of document.querySelectorAll('video')) if (other !== box.current) other.pause()
  }
  return { box, hasScripts, hasFailed, play, onPlay, onError }
}

/** Errors are ignored here: the film's own error event reports them. */
async function playAgain(film: HTMLVideoElement): Promise<void> {
  if (film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) film.load()
  await film.play().catch(() => {})
}

function needsHelp(film: HTMLVideoElement, type: string): boolean {
  return type === playlistType && !film.canPlayType(type)
}
