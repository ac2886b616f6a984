import { useEffect, useRef, useState } from 'react'
import { playlistType } from '#contract/files/film.ts'
import type { Video } from '#contract/pages/items.ts'

/** `asks`: this browser needs help with such a film, which is fetched when somebody wants to see it. */
type State = 'ready' | 'asks' | 'failed'

export function useFilm({ src, type }: Video) {
  const box = useRef<HTMLVideoElement>(null)
  const end = useRef(() => {})
  const [state, setState] = useState<State>('ready')

  useEffect(() => {
    const film = box.current
    if (!film) return
    if (needsHelp(film, type)) setState('asks')
    else if (!film.canPlayType(type)) setState('failed')
    return () => {
      film.pause() // a view that is kept for the way back is silent
      end.current()
    }
  }, [type])

  const play = async () => {
    const film = box.current
    if (!film) return
    setState('ready')
    try {
      const { attach } = await import('./hls-film.ts')
      end.current = attach(film, src, () => setState('failed'))
      film.focus()
      await film.play()
    } catch (error) {
      // Whoever waited too long presses once more.
      if (!(error instanceof DOMException)) setState('failed')
    }
  }
  const onError = () => {
    if (box.current && !needsHelp(box.current, type)) setState('failed')
  }
  const onPlay = () => {
    for (const other of document.querySelectorAll('video')) if (other !== box.current) other.pause()
  }
  return { box, state, play, onPlay, onError }
}

function needsHelp(film: HTMLVideoElement, type: string): boolean {
  return type === playlistType && !film.canPlayType(type)
}
