import { useEffect, useRef, useState } from 'react'
import { playlistType } from '#contract/files/film.ts'
import type { Video } from '#contract/files/video.ts'

export function useFilm({ src, type }: Video) {
  const box = useRef<HTMLVideoElement>(null)
  const end = useRef(() => {})
  /** Until they run, the browser's own controls are there. */
  const [hasScripts, setScripts] = useState(false)
  /** This browser needs help with such a film, which is fetched when somebody wants to see it. */
  const [asks, setAsks] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const film = box.current
    if (!film) return
    setScripts(true)
    setAsks(needsHelp(film, type))
    setFailed(!needsHelp(film, type) && !film.canPlayType(type))
    return () => {
      film.pause() // a view that is kept for the way back is silent
      end.current()
    }
  }, [type])

  // Whoever likes can press once more.
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
      const { attach } = await import('./hls-film.ts')
      end.current()
      end.current = attach(film, src, giveUp)
      await film.play()
    } catch (error) {
      // Not allowed any more, or ended meanwhile: the controls are there.
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

/** What fails is told by the film's own error. */
async function playAgain(film: HTMLVideoElement): Promise<void> {
  if (film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) film.load()
  await film.play().catch(() => {})
}

function needsHelp(film: HTMLVideoElement, type: string): boolean {
  return type === playlistType && !film.canPlayType(type)
}
