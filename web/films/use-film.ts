import { useEffect, useRef, useState } from 'react'
import { playlistType } from '#contract/files/film.ts'
import type { Video } from '#contract/files/video.ts'

export function useFilm({ src, type }: Video) {
  const box = useRef<HTMLVideoElement>(null)
  const end = useRef(() => {})
  /** This browser needs help with such a film, which is fetched when somebody wants to see it. */
  const [asks, setAsks] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const film = box.current
    if (!film) return
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
    setAsks(false)
    setFailed(false)
    try {
      const { attach } = await import('./hls-film.ts')
      end.current()
      end.current = attach(film, src, giveUp)
      film.focus()
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
  return { box, asks, hasFailed, play, onPlay, onError }
}

function needsHelp(film: HTMLVideoElement, type: string): boolean {
  return type === playlistType && !film.canPlayType(type)
}
